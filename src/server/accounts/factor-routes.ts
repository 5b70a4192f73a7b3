import * as passkeys from '#contract/passkeys.ts'
import * as factor from '#contract/second-factor.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { auditingRefusals } from './audit-sign-ins.ts'
import { finishLogin, loginWithPasskey, memberOfPasskey, memberOfTicket } from './finish-login.ts'
import {
  addOwnPasskey,
  listOwnPasskeys,
  removeOwnPasskey,
  startAddingPasskey,
} from './my-passkeys.ts'
import {
  confirmOwnApp,
  getOwnFactor,
  removeOwnApp,
  renewOwnRecoveryCodes,
  staffOnly,
  startOwnApp,
} from './my-second-factor.ts'
import { resetFactor } from './reset-factor.ts'
import { startPasskey } from './use-passkey.ts'

export const factorRoutes = (deps: Deps): Route[] => [
  route(factor.finishLogin, ({ body }, _caller, context) =>
    auditingRefusals(
      deps,
      () => memberOfTicket(deps, body.ticket, context),
      context,
      () => finishLogin(deps, body, context),
    ),
  ),
  route(passkeys.startPasskey, (_input, _caller, context) => startPasskey(deps, context)),
  route(passkeys.loginWithPasskey, ({ body }, _caller, context) =>
    auditingRefusals(
      deps,
      () => memberOfPasskey(deps, body.passkey.id),
      context,
      () => loginWithPasskey(deps, body, context),
    ),
  ),
  route(passkeys.listMyPasskeys, (_input, member) => listOwnPasskeys(deps, member)),
  route(passkeys.startAddingPasskey, (_input, member, context) =>
    startAddingPasskey(deps, member, context),
  ),
  route(passkeys.addPasskey, ({ body }, member, context) =>
    addOwnPasskey(deps, body, member, context),
  ),
  route(passkeys.removePasskey, ({ params }, member, context) =>
    removeOwnPasskey(deps, params, member, context),
  ),
  route(factor.getMySecondFactor, (_input, member) => getOwnFactor(deps, staffOnly(member))),
  route(factor.startAuthenticatorApp, (_input, member) => startOwnApp(deps, staffOnly(member))),
  route(factor.confirmAuthenticatorApp, ({ body }, member, context) =>
    confirmOwnApp(deps, body, staffOnly(member), context),
  ),
  route(factor.removeAuthenticatorApp, (_input, member, context) =>
    removeOwnApp(deps, staffOnly(member), context),
  ),
  route(factor.renewRecoveryCodes, (_input, member, context) =>
    renewOwnRecoveryCodes(deps, staffOnly(member), context),
  ),
  route(factor.resetSecondFactor, (input, admin, context) =>
    resetFactor(deps, admin, context, input),
  ),
]
