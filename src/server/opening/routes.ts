import * as contract from '#contract/opening.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { confirmOpening } from './confirm-opening.ts'
import { readOpening } from './read-opening.ts'

export const openingRoutes = (deps: Deps): Route[] => [
  route(contract.readOpening, () => readOpening(deps, deps.db)),
  route(contract.confirmOpening, (input, admin, context) =>
    confirmOpening(deps, admin, context, input),
  ),
]
