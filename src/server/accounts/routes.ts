import * as own from '#contract/accounts.ts'
import * as admin from '#contract/admin-members.ts'
import * as identity from '#contract/confirm-identity.ts'
import * as consents from '#contract/consents.ts'
import { saveMyLanguage } from '#contract/my-language.ts'
import * as sessions from '#contract/my-sessions.ts'
import * as signIn from '#contract/sign-in.ts'
import * as signUp from '#contract/sign-up.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { addEmail } from './add-email.ts'
import { auditingRefusals } from './audit-sign-ins.ts'
import { changeEmail } from './change-email.ts'
import { changeMember, endSessionsOf } from './change-member.ts'
import { changePassword } from './change-password.ts'
import { checkUserId } from './check-user-id.ts'
import { closeAccount, type OnAccountClosed } from './close-account.ts'
import { confirmIdentity, listIdentityProofs, sendCodeToConfirm } from './confirm-identity.ts'
import type { RegistrationHooks } from './enrol-member.ts'
import { factorRoutes } from './factor-routes.ts'
import { findPassword, findUserId } from './find-account.ts'
import { getMe, type PointsOf } from './get-me.ts'
import { getMember, type OverviewOf } from './get-member.ts'
import { listMembers } from './list-members.ts'
import { login } from './login.ts'
import { serveMyPicture } from './login-pictures.ts'
import { logout } from './logout.ts'
import { findById, findByUserId } from './members-store.ts'
import { changeConsent, type OnSensitiveWithdrawn, readOwnConsents } from './my-consents.ts'
import { endOtherSessions, endOwnSession, listOwnSessions } from './my-sessions.ts'
import { refresh } from './refresh.ts'
import { register } from './register.ts'
import { saveLanguage } from './save-language.ts'
import { socialDeletionRoutes } from './social-deletion-routes.ts'
import { socialRoutes } from './social-routes.ts'
import { updateMe } from './update-me.ts'
import { sendContactCode, verifyContact } from './verify-contact.ts'

/** Functions that accounts need from capabilities above them, which they must not import. */
interface AccountHooks extends RegistrationHooks {
  readonly onSensitiveWithdrawn: OnSensitiveWithdrawn
  readonly pointsOf: PointsOf
  readonly overviewOf: OverviewOf
  readonly onAccountClosed: readonly OnAccountClosed[]
}

const email = (target: string) => ({ purpose: 'email', target }) as const
const phone = (target: string) => ({ purpose: 'phone', target }) as const

export const accountRoutes = (deps: Deps, hooks: AccountHooks): Route[] => [
  route(signUp.checkUserId, ({ body }, _caller, context) =>
    checkUserId(deps, body.user_id, context),
  ),
  route(signUp.sendEmailCode, ({ body }, _caller, context) =>
    sendContactCode(deps, email(body.email), context),
  ),
  route(signUp.verifyEmailCode, ({ body }, _caller, context) =>
    verifyContact(deps, email(body.email), body.code, context),
  ),
  route(signUp.sendPhoneCode, ({ body }, _caller, context) =>
    sendContactCode(deps, phone(body.phone), context),
  ),
  route(signUp.verifyPhoneCode, ({ body }, _caller, context) =>
    verifyContact(deps, phone(body.phone), body.code, context),
  ),
  route(signUp.register, ({ body }, _caller, context) => register(deps, hooks, body, context)),
  route(signIn.login, ({ body }, _caller, context) =>
    auditingRefusals(
      deps,
      () => findByUserId(deps, body.user_id),
      context,
      () => login(deps, body, context),
    ),
  ),
  route(signIn.refresh, (_input, _caller, context) => refresh(deps, context)),
  route(signIn.logout, (_input, caller, context) => logout(deps, caller, context)),
  route(signIn.findUserId, ({ body }, _caller, context) => findUserId(deps, body, context)),
  route(signIn.findPassword, ({ body }, _caller, context) => findPassword(deps, body, context)),
  route(signIn.changePassword, ({ body }, member, context) =>
    changePassword(deps, body, member, context),
  ),
  route(identity.getIdentityProofs, (_input, member) => listIdentityProofs(deps, member)),
  route(identity.sendIdentityCode, (_input, member, context) =>
    sendCodeToConfirm(deps, member, context),
  ),
  route(identity.confirmIdentity, ({ body }, member, context) =>
    auditingRefusals(
      deps,
      () => findById(deps.db, member.memberId),
      context,
      () => confirmIdentity(deps, body, member, context),
    ),
  ),
  route(own.getMe, (_input, member) => getMe(deps, hooks.pointsOf, member)),
  route(own.getMyPicture, (_input, member) => serveMyPicture(deps, member)),
  route(own.updateMe, ({ body }, member, context) =>
    updateMe(deps, hooks.pointsOf, body, member, context),
  ),
  route(own.addMyEmail, ({ body }, member, context) =>
    addEmail(deps, hooks, body, member, context),
  ),
  route(own.changeMyEmail, ({ body }, member, context) =>
    changeEmail(deps, hooks.pointsOf, body, member, context),
  ),
  route(saveMyLanguage, ({ body }, member) => saveLanguage(deps, body, member)),
  ...socialRoutes(deps, hooks),
  ...factorRoutes(deps),
  ...socialDeletionRoutes(deps, hooks.onAccountClosed),
  route(sessions.listMySessions, (_input, member) => listOwnSessions(deps, member)),
  route(sessions.endMySession, ({ params }, member, context) =>
    endOwnSession(deps, params, member, context),
  ),
  route(sessions.endOtherSessions, (_input, member, context) =>
    endOtherSessions(deps, member, context),
  ),
  route(consents.getMyConsents, (_input, member) => readOwnConsents(deps.db, member.memberId)),
  route(consents.changeMyConsent, (input, member) =>
    changeConsent(deps, hooks.onSensitiveWithdrawn, input, member),
  ),
  route(own.withdraw, (_input, member, context) =>
    closeAccount(deps, hooks.onAccountClosed, member, context),
  ),
  route(admin.listMembers, ({ query }) => listMembers(deps, query)),
  route(admin.getMember, ({ params }, _admin, { language }) =>
    getMember(deps, hooks.overviewOf, params.id, language),
  ),
  route(admin.changeMember, async (input, caller, context) => {
    await changeMember(deps, caller, context, input)
    return getMember(deps, hooks.overviewOf, input.params.id, context.language)
  }),
  route(admin.endMemberSessions, (input, caller, context) =>
    endSessionsOf(deps, caller, context, input),
  ),
]
