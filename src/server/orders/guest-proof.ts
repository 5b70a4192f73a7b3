import type { ParsedOf } from '#contract/endpoint.ts'
import type {
  sendGuestCode as codeEndpoint,
  issueGuestToken as tokenEndpoint,
} from '#contract/guest-orders.ts'
import type { Deps } from '#server/deps.ts'
import { deliveryOf, notify } from '#server/notifications/index.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { consumeProof, issueCode, proveCode } from '#server/platform/one-time-codes.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { texts } from '#texts/all.ts'
import { resolveForDelivery } from '#texts/delivery.ts'
import { guestCodeLimits, guestTokenLimits } from './guest-limits.ts'
import { issueGuestToken } from './guest-token.ts'
import { findOrder } from './store.ts'

type ProofDeps = Pick<Deps, 'db' | 'now' | 'secret' | 'rateLimits' | 'mail' | 'sms'>
type Context = Pick<RequestContext, 'ip' | 'language'>

const subjectOf = (target: string) => ({ purpose: 'guest_order', target }) as const

/** Sends a code to the order's address. The reply is the same whether or not the order exists. */
export async function sendGuestCode(
  deps: ProofDeps,
  body: ParsedOf<typeof codeEndpoint>['body'],
  { ip, language }: Context,
) {
  const at = deps.now()
  const { order_number: number, email, phone } = body
  await limitRates(deps, guestCodeLimits(body, ip), at)
  await inTransaction(deps.db, async (tx) => {
    const order = await findOrder(tx, number)
    if (order?.contact_email !== email || order.contact_phone !== phone) return
    const code = await issueCode(tx, deps.secret, subjectOf(number), at)
    await notify(tx, { kind: 'GUEST_CODE', code, orderNumber: number, to: email, language }, at)
  })
  return {
    success: true as const,
    message: resolveForDelivery(texts[language].orders.guest.codeSent, deliveryOf(deps)),
  }
}

/**
 * Exchanges the code for a guest token, once.
 *
 * Refuses EMAIL_CODE_MISMATCH: wrong code, or no such order; EMAIL_CODE_EXPIRED: too old, too many
 * tries, or used.
 */
export async function exchangeGuestCode(
  deps: ProofDeps,
  body: ParsedOf<typeof tokenEndpoint>['body'],
  { ip }: Pick<Context, 'ip'>,
) {
  const at = deps.now()
  const number = body.order_number
  await limitRates(deps, guestTokenLimits(number, ip), at)
  const order = await findOrder(deps.db, number)
  if (order?.contact_email !== body.email) refuse('EMAIL_CODE_MISMATCH')
  const outcome = await proveCode(deps.db, deps.secret, subjectOf(number), body.code, at)
  if (outcome === 'mismatch') refuse('EMAIL_CODE_MISMATCH')

  return inTransaction(deps.db, async (tx) => {
    const isFirst = outcome === 'proven' && (await consumeProof(tx, subjectOf(number), at, at))
    if (!isFirst) refuse('EMAIL_CODE_EXPIRED')
    return { guest_token: await issueGuestToken(tx, order.id, at) }
  })
}
