import * as contract from '#contract/dashboard.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { readDashboard } from './read-dashboard.ts'

export const dashboardRoutes = (deps: Deps): Route[] => [
  route(contract.readDashboard, ({ query }) => readDashboard(deps, query)),
]
