import * as contract from '#contract/admin-settings.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { type Consultants, changeSettings, getSettings } from './change-settings.ts'

export const settingRoutes = (deps: Deps, consultants: Consultants): Route[] => [
  route(contract.getSettings, () => getSettings(deps)),
  route(contract.changeSettings, ({ body }, admin, context) =>
    changeSettings(deps, consultants, admin, context, body),
  ),
]
