import * as mine from '#contract/my-logins.ts'
import * as contract from '#contract/social-login.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import type { RegistrationHooks } from './enrol-member.ts'
import { finishSocialLogin } from './finish-social-login.ts'
import { setFirstPassword } from './first-password.ts'
import { linkByCode, sendCodeForLink } from './link-by-code.ts'
import { linkSocialLogin } from './link-social-login.ts'
import { connectOwnLogin, disconnectOwnLogin, listOwnLogins } from './my-logins.ts'
import { signUpSocial } from './sign-up-social.ts'
import { listProviders, startSocialLogin } from './start-social-login.ts'

export const socialRoutes = (deps: Deps, hooks: RegistrationHooks): Route[] => [
  route(contract.listSocialProviders, () => listProviders(deps)),
  route(contract.startSocialLogin, ({ params, query }, _caller, context) =>
    startSocialLogin(deps, params.provider, query, context),
  ),
  route(contract.finishSocialLogin, ({ params, body }, _caller, context) =>
    finishSocialLogin(deps, params.provider, body, context),
  ),
  route(contract.signUpSocial, ({ body }, _caller, context) =>
    signUpSocial(deps, hooks, body, context),
  ),
  route(contract.linkSocialLogin, ({ body }, member, context) =>
    linkSocialLogin(deps, body.link_token, member, context),
  ),
  route(contract.sendLinkCode, ({ body }, _caller, context) =>
    sendCodeForLink(deps, body, context),
  ),
  route(contract.verifyLinkCode, ({ body }, _caller, context) => linkByCode(deps, body, context)),
  route(mine.listMyLogins, (_input, member) => listOwnLogins(deps, member)),
  route(mine.connectLogin, (input, member, context) =>
    connectOwnLogin(deps, input, member, context),
  ),
  route(mine.setFirstPassword, ({ body }, member, context) =>
    setFirstPassword(deps, body, member, context),
  ),
  route(mine.disconnectLogin, ({ params }, member) => disconnectOwnLogin(deps, params, member)),
]
