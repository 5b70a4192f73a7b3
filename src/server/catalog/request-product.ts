import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { requestProduct as contract } from '#contract/product-requests.ts'
import { REQUEST_CONSENT_VERSION } from '#domain/catalog/product-requests.ts'
import type { Deps } from '#server/deps.ts'
import { notify } from '#server/notifications/index.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/database.ts'
import { textsIn } from '#server/platform/localized-texts.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { isOrderable } from './is-orderable.ts'
import { insertRequest, lockKind } from './product-requests-store.ts'
import { findFirstOfKind } from './store.ts'
import { withdrawalLink } from './withdrawal-token.ts'

const WINDOW_MS = 10 * 60_000
const MAX_PER_NETWORK = 60
const DAY_MS = 24 * 60 * 60_000
const MAX_PER_ADDRESS = 10

/**
 * Stores a request to be notified when a kind of consulting goes on sale, and confirms it by email.
 * A repeated request changes and sends nothing but gets the same reply, so that nobody learns who
 * asked before.
 *
 * Refuses KIND_ON_SALE with the product. Source: docs/rules.md A-26.
 */
export async function requestProduct(
  deps: Pick<Deps, 'db' | 'now' | 'secret' | 'publicUrl' | 'rateLimits'>,
  { consulting_type, email }: ParsedOf<typeof contract>['body'],
  { language, ip }: Pick<RequestContext, 'language' | 'ip'>,
): Promise<ReplyOf<typeof contract>> {
  const at = deps.now()
  const limits = [
    {
      key: `product-request:ip:${clientNetwork(ip)}`,
      max: MAX_PER_NETWORK,
      windowMs: WINDOW_MS,
    },
    { key: `product-request:email:${email}`, max: MAX_PER_ADDRESS, windowMs: DAY_MS },
  ]
  await limitRates(deps, limits, at)
  await inTransaction(deps.db, async (tx) => {
    await lockKind(tx, consulting_type)
    const first = await findFirstOfKind(tx, consulting_type)
    if (first && isOrderable(first)) {
      const { name } = textsIn(language, first.words)
      refuse('KIND_ON_SALE', { product: { product_id: first.id, name } })
    }
    const consent = { consent_version: REQUEST_CONSENT_VERSION, requested_at: at }
    if (!(await insertRequest(tx, { consulting_type, email, language, ...consent }))) return
    const notice = {
      kind: 'PRODUCT_REQUESTED',
      consultingType: consulting_type,
      requestedAt: at,
      withdrawUrl: withdrawalLink(deps, email),
      to: email,
      language,
    } as const
    await notify(tx, notice, at)
  })
  return { success: true }
}
