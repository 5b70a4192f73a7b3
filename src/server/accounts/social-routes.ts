import * as contract from '#contract/social-login.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import type { RegistrationDoors } from './enrol-member.ts'
import { finishSocialLogin } from './finish-social-login.ts'
import { linkSocialLogin } from './link-social-login.ts'
import { listProviders, startSocialLogin } from './start-social-login.ts'

export const socialRoutes = (deps: Deps, doors: RegistrationDoors): Route[] => [
  route(contract.listSocialProviders, () => listProviders(deps)),
  route(contract.startSocialLogin, ({ params, query }, _caller, context) =>
    startSocialLogin(deps, params.provider, query, context),
  ),
  route(contract.finishSocialLogin, ({ params, body }, _caller, context) =>
    finishSocialLogin(deps, doors, params.provider, body, context),
  ),
  route(contract.linkSocialLogin, ({ body }, member, context) =>
    linkSocialLogin(deps, body.link_token, member, context),
  ),
]
