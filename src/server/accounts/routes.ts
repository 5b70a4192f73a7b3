import * as own from '#contract/accounts.ts'
import * as admin from '#contract/admin-members.ts'
import * as consents from '#contract/consents.ts'
import { saveMyLanguage } from '#contract/my-language.ts'
import * as sessions from '#contract/my-sessions.ts'
import * as signIn from '#contract/sign-in.ts'
import * as signUp from '#contract/sign-up.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { addEmail } from './add-email.ts'
import { changeEmail } from './change-email.ts'
import { changeMember, endSessionsOf } from './change-member.ts'
import { changePassword } from './change-password.ts'
import { checkUserId } from './check-user-id.ts'
import { deletionRoutes } from './deletion-routes.ts'
import type { RegistrationDoors } from './enrol-member.ts'
import { findPassword, findUserId } from './find-account.ts'
import { getMe, type PointsOf } from './get-me.ts'
import { getMember, type PictureOf } from './get-member.ts'
import { keepLanguage } from './keep-language.ts'
import { listMembers } from './list-members.ts'
import { login } from './login.ts'
import { serveMyPicture } from './login-pictures.ts'
import { logout } from './logout.ts'
import { changeConsent, myConsents, type OnSensitiveWithdrawn } from './my-consents.ts'
import { endOne, endOthers, mySessions } from './my-sessions.ts'
import { refresh } from './refresh.ts'
import { register } from './register.ts'
import { socialRoutes } from './social-routes.ts'
import { updateMe } from './update-me.ts'
import { sendContactCode, verifyContact } from './verify-contact.ts'
import { type OnWithdrawn, withdraw } from './withdraw.ts'

/** Functions that accounts need from capabilities above them, which they must not import. */
export interface AccountDoors extends RegistrationDoors {
  readonly onSensitiveWithdrawn: OnSensitiveWithdrawn
  readonly pointsOf: PointsOf
  readonly pictureOf: PictureOf
  readonly onWithdrawn: readonly OnWithdrawn[]
}

const email = (target: string) => ({ purpose: 'email', target }) as const
const phone = (target: string) => ({ purpose: 'phone', target }) as const

export const accountRoutes = (deps: Deps, doors: AccountDoors): Route[] => [
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
  route(signUp.register, ({ body }, _caller, context) => register(deps, doors, body, context)),
  route(signIn.login, ({ body }, _caller, context) => login(deps, body, context)),
  route(signIn.refresh, (_input, _caller, context) => refresh(deps, context)),
  route(signIn.logout, (_input, caller, context) => logout(deps, caller, context)),
  route(signIn.findUserId, ({ body }, _caller, context) => findUserId(deps, body, context)),
  route(signIn.findPassword, ({ body }, _caller, context) => findPassword(deps, body, context)),
  route(signIn.changePassword, ({ body }, member, context) =>
    changePassword(deps, body, member, context),
  ),
  route(own.getMe, (_input, member) => getMe(deps, doors.pointsOf, member)),
  route(own.getMyPicture, (_input, member) => serveMyPicture(deps, member)),
  route(own.updateMe, ({ body }, member, context) =>
    updateMe(deps, doors.pointsOf, body, member, context),
  ),
  route(own.addMyEmail, ({ body }, member, context) =>
    addEmail(deps, doors, body, member, context),
  ),
  route(own.changeMyEmail, ({ body }, member, context) =>
    changeEmail(deps, doors.pointsOf, body, member, context),
  ),
  route(saveMyLanguage, ({ body }, member) => keepLanguage(deps, body, member)),
  ...socialRoutes(deps, doors),
  ...deletionRoutes(deps, doors.onWithdrawn),
  route(sessions.listMySessions, (_input, member) => mySessions(deps, member)),
  route(sessions.endMySession, ({ params }, member) => endOne(deps, params, member)),
  route(sessions.endOtherSessions, (_input, member, context) => endOthers(deps, member, context)),
  route(consents.getMyConsents, (_input, member) => myConsents(deps.db, member.memberId)),
  route(consents.changeMyConsent, (input, member) =>
    changeConsent(deps, doors.onSensitiveWithdrawn, input, member),
  ),
  route(own.withdraw, (_input, member, context) =>
    withdraw(deps, doors.onWithdrawn, member, context),
  ),
  route(admin.listMembers, ({ query }) => listMembers(deps, query)),
  route(admin.getMember, ({ params }, _admin, { language }) =>
    getMember(deps, doors.pictureOf, params.id, language),
  ),
  route(admin.changeMember, async (input, caller, context) => {
    await changeMember(deps, caller, context, input)
    return getMember(deps, doors.pictureOf, input.params.id, context.language)
  }),
  route(admin.endMemberSessions, (input, caller, context) =>
    endSessionsOf(deps, caller, context, input),
  ),
]
