import type { ReplyOf } from '#contract/endpoint.ts'
import type { login } from '#contract/sign-in.ts'
import type { Deps } from '#server/deps.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { ACCESS_TOKEN_SECONDS, signAccessToken } from './access-token.ts'
import { mustAddFactor } from './factor-state.ts'
import { type MemberRow, roleOf, toUserInfo } from './member-row.ts'
import { formatRefreshToken, type RefreshToken } from './refresh-token.ts'
import { writeSessionCookies } from './session-cookies.ts'

interface SignedIn {
  readonly member: MemberRow
  readonly mustChangePassword: boolean
}

/** Builds the reply of a login or refresh and sets its cookies. */
export async function replyWithSession(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  { member, mustChangePassword }: SignedIn,
  refreshToken: RefreshToken,
  context: RequestContext,
  at: Date,
): Promise<ReplyOf<typeof login>> {
  const accessToken = await issueSessionTokens({ secret }, refreshToken, context, at)
  return {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
    user_info: toUserInfo(member, {
      must_change_password: mustChangePassword,
      must_add_factor: await mustAddFactor(db, { id: member.id, role: roleOf(member) }),
    }),
  }
}

/** Issues the session's access token and sets both cookies; returns the access token. */
export async function issueSessionTokens(
  { secret }: Pick<Deps, 'secret'>,
  refreshToken: RefreshToken,
  context: Pick<RequestContext, 'cookies' | 'setCookie'>,
  at: Date,
): Promise<string> {
  const accessToken = await signAccessToken(secret, refreshToken.sessionId, at)
  writeSessionCookies(context, accessToken, formatRefreshToken(refreshToken))
  return accessToken
}
