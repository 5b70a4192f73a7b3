import * as contract from '#contract/admin-settings.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { changeSettings, getSettings } from './change-settings.ts'

export const settingRoutes = (deps: Deps): Route[] => [
  route(contract.getSettings, () => getSettings(deps)),
  route(contract.changeSettings, ({ body }, admin, context) =>
    changeSettings(deps, admin, context, body),
  ),
]
