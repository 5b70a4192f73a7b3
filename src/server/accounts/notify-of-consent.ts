import type { OptionalConsent } from '#domain/accounts/consents.ts'
import { notify } from '#server/notifications/index.ts'
import type { Db } from '#server/platform/database.ts'
import type { MemberRow } from './member-row.ts'

interface ConsentChange {
  readonly consent: OptionalConsent
  readonly isGiven: boolean
  readonly changedAt: Date
}

/**
 * Confirms by email that a member gave or withdrew a consent to marketing, with a link to change
 * it. Sends nothing to a member without an address. Source: Network Act, Art. 50 (7).
 */
export async function notifyOfConsent(
  tx: Db,
  publicUrl: string,
  { name, email: to, language }: MemberRow,
  change: ConsentChange,
) {
  const settingsUrl = `${publicUrl}/user/mypage/settings`
  const about = { ...change, name, settingsUrl, to, language }
  await notify(tx, { kind: 'CONSENT_CHANGED', ...about }, change.changedAt)
}
