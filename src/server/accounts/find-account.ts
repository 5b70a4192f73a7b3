import type { ParsedOf } from '#contract/endpoint.ts'
import type {
  findUserId as idContract,
  findPassword as passwordContract,
} from '#contract/sign-in.ts'
import { maskUserId } from '#domain/accounts/masking.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { deliveryOf, notify } from '#server/notifications/index.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { resolveForDelivery } from '#texts/delivery.ts'
import { findByIdAndEmail, findByNameAndEmail } from './members-store.ts'
import { recoveryLimits } from './rate-limits.ts'
import { issueTemporaryPassword } from './temporary-passwords.ts'

type Needed = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits' | 'publicUrl' | 'mail' | 'sms'>
type Asking = Pick<RequestContext, 'ip' | 'language'>

/**
 * Sends a member their ID in their own language; the reply shows it masked. Name and address must
 * both match, and the refusal does not reveal which was wrong.
 *
 * Refuses NO_MATCH. Source: FND-01.
 */
export async function findUserId(
  deps: Needed,
  { name, email }: ParsedOf<typeof idContract>['body'],
  { ip, language }: Asking,
) {
  const at = deps.now()
  await limitRates(deps, recoveryLimits(email, ip), at)
  const found = (await findByNameAndEmail(deps.db, name, email)) ?? refuse('NO_MATCH')
  const to = recipientOf(found, deps)
  await notify(deps.db, { kind: 'FIND_ID', userId: found.user_id, ...to }, at)
  return {
    success: true as const,
    masked_user_id: maskUserId(found.user_id),
    message: resolveForDelivery(texts[language].accounts.answers.idSent, deliveryOf(deps)),
  }
}

/**
 * Sends a temporary password. The old password works until the temporary one has been used and
 * changed, so that a stranger's request locks nobody out.
 *
 * Refuses NO_MATCH. Source: FND-01, FND-02, docs/rules.md A-6.
 */
export async function findPassword(
  deps: Needed,
  { user_id: userId, email }: ParsedOf<typeof passwordContract>['body'],
  { ip, language }: Asking,
) {
  const at = deps.now()
  await limitRates(deps, recoveryLimits(email, ip, userId), at)
  const found = (await findByIdAndEmail(deps.db, userId, email)) ?? refuse('NO_MATCH')
  await inTransaction(deps.db, async (tx) => {
    const password = await issueTemporaryPassword(tx, deps.secret, found.id, at)
    await notify(tx, { kind: 'TEMPORARY_PASSWORD', password, ...recipientOf(found, deps) }, at)
  })
  return {
    success: true as const,
    message: resolveForDelivery(texts[language].accounts.answers.passwordSent, deliveryOf(deps)),
  }
}

const recipientOf = (
  { name, email, language }: { readonly name: string; readonly email: string; language: Language },
  { publicUrl }: Needed,
) => ({ name, to: email, language, loginUrl: `${publicUrl}/login` })
