import * as contract from '#contract/points.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { adjustPoints } from './adjust-points.ts'
import { getMyPoints } from './my-points.ts'

export const pointRoutes = (deps: Deps): Route[] => [
  route(contract.getMyPoints, ({ query }, member, { language }) =>
    getMyPoints(deps, member.memberId, language, query),
  ),
  route(contract.adjustPoints, (input, admin, context) =>
    adjustPoints(deps, admin, context, input),
  ),
]
