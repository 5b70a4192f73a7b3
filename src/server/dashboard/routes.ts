import * as contract from '#contract/dashboard.ts'
import { recordPageSpeed } from '#contract/page-speed.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { readDashboard } from './read-dashboard.ts'
import * as pageSpeed from './record-page-speed.ts'

export const dashboardRoutes = (deps: Deps): Route[] => [
  route(contract.readDashboard, ({ query }) => readDashboard(deps, query)),
  route(recordPageSpeed, ({ body }, _caller, context) =>
    pageSpeed.recordPageSpeed(deps, body, context).then(() => undefined),
  ),
]
