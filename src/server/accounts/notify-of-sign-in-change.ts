import type { FactorChange } from '#domain/accounts/factor-changes.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { MemberRow } from './member-row.ts'

/** What changed in how an account is signed in to. */
type SignInChange =
  | { readonly kind: 'FACTOR_CHANGED'; readonly change: FactorChange }
  | {
      readonly kind: 'LOGIN_CHANGED'
      readonly provider: SocialProvider
      readonly isConnected: boolean
    }

export const loginRemoved = (provider: SocialProvider): SignInChange => ({
  kind: 'LOGIN_CHANGED',
  provider,
  isConnected: false,
})

/** Notifies a member by email that passkeys, the second factor or a connected login changed. */
export async function notifyOfSignInChange(
  tx: Db,
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { name, email: to, language }: MemberRow,
  change: SignInChange,
  at: Date,
) {
  const settingsUrl = `${publicUrl}/user/mypage/settings`
  await notify(tx, { ...change, changedAt: at, settingsUrl, name, to, language }, at)
}
