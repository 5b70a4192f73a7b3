import { searchAdmin as endpoint } from '#contract/admin-search.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { searchAdmin } from './search-admin.ts'

export const searchRoutes = (deps: Deps): Route[] => [
  route(endpoint, ({ query }, staff, { language }) => searchAdmin(deps, query.q, staff, language)),
]
