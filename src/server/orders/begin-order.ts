import { sql } from 'kysely'
import type { Settings } from '#domain/settings/settings.ts'
import { activeMemberLock } from '#server/accounts/index.ts'
import { lookUpProductOnSale, type ProductOnSale, productCache } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { claimKey } from '#server/platform/idempotency.ts'
import { hasRow, inOneStatement, type Part } from '#server/platform/one-statement.ts'
import { countingOf, refuseIfLimited } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { lookUpPromotion } from '#server/promotions/index.ts'
import { lookUpSettings, settingsCache } from '#server/settings/index.ts'
import { orderMailLimits } from './guest-limits.ts'
import type { OrderRequest } from './order-request.ts'
import { promotionPersonOf, type ReductionRequest } from './reserve-reductions.ts'

/** Caches of what every order needs. */
export const shopCaches = () => ({ settings: settingsCache(), products: productCache() })
export type ShopCaches = ReturnType<typeof shopCaches>

/** What an order is placed on. */
export interface BegunOrder {
  readonly settings: Settings
  readonly product: ProductOnSale
  readonly promotion: ReductionRequest['promotion']
}

const CLAIM = 'claimed_key'
const MEMBER = 'active_member'
const yes = sql<boolean>`true`

/**
 * Begins an order in one statement: claims the idempotency key, then locks the member, counts the mail and
 * reads settings, product and promotion. Returns null if the key was claimed before.
 *
 * Refuses SIGN_IN_REQUIRED, AGREEMENT_REQUIRED, TOO_MANY_REQUESTS, PRODUCT_NOT_ON_SALE, PRODUCT_NOT_FOUND,
 * PRODUCT_OF_ANOTHER_KIND.
 */
export async function beginOrder(
  tx: Db,
  deps: Pick<Deps, 'rateLimits'> & { readonly caches: ShopCaches },
  { memberId, body, context: { idempotency, ip } }: OrderRequest,
  at: Date,
): Promise<BegunOrder | null> {
  const claim: Part[] = idempotency ? [{ name: CLAIM, query: claimKey(tx, idempotency, at) }] : []
  const lock: Part[] = memberId ? [{ name: MEMBER, query: activeMemberLock(tx, memberId) }] : []
  // Within the transaction and after the claim: only orders that were placed count.
  const mail = countingOf(deps, orderMailLimits(body.guest_email, ip), at, claim[0]?.name)
  const settings = lookUpSettings(deps.caches.settings)
  const product = lookUpProductOnSale(deps.caches.products, body)
  const { promotion_code: code, guest_email: email } = body
  const person = promotionPersonOf({ memberId, email })

  const found = await inOneStatement(tx, [...claim, ...lock, ...mail.parts], {
    isNew: idempotency ? hasRow(CLAIM) : yes,
    isActive: memberId ? hasRow(MEMBER) : yes,
    secondsToWait: mail.secondsToWait,
    settings: settings.expression,
    product: product.expression,
    promotion: code ? lookUpPromotion({ code, person, at }) : sql<null>`null`,
  })
  if (!found.isNew) return null
  if (!found.isActive) refuse('SIGN_IN_REQUIRED')
  if (body.agreed_refund === false) refuse('AGREEMENT_REQUIRED')
  refuseIfLimited(found.secondsToWait)
  return {
    settings: settings.resolve(found.settings),
    product: product.resolve(found.product) ?? refuse('PRODUCT_NOT_ON_SALE'),
    promotion: code ? found.promotion : undefined,
  }
}
