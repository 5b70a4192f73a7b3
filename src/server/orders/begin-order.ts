import { type RawBuilder, sql } from 'kysely'
import { won } from '#domain/money/won.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { activeMemberLock } from '#server/accounts/index.ts'
import { lookUpProductOnSale, type ProductOnSale, productCache } from '#server/catalog/index.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { claimKey } from '#server/platform/idempotency.ts'
import { hasRow, inOneStatement, type Part } from '#server/platform/one-statement.ts'
import { countingOf, refuseIfLimited } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  cachedPromotion,
  cachePromotion,
  checkPromotion,
  isRedeemedAs,
  lookUpPromotion,
  promotionCache,
} from '#server/promotions/index.ts'
import { lookUpSettings, settingsCache } from '#server/settings/index.ts'
import { orderMailLimits } from './guest-limits.ts'
import type { OrderRequest } from './order-request.ts'
import { priceOf } from './pricing.ts'
import { recentOrder } from './refuse-recent-order.ts'
import { promotionPersonOf, type ReductionRequest } from './reserve-reductions.ts'

/** Caches of what every order needs. */
export const shopCaches = () => ({
  settings: settingsCache(),
  products: productCache(),
  promotions: promotionCache(),
})
export type ShopCaches = ReturnType<typeof shopCaches>

/** What an order is placed on. */
export interface BegunOrder {
  readonly settings: Settings
  readonly product: ProductOnSale
  readonly promotion: ReductionRequest['promotion']
  /** Begins the order within the statement that writes it, for an order that is placed at once. */
  readonly withinWrite?: (stored: object) => Beginning
}

/** Parts of the statement that writes an order, and what must hold or else undoes it. */
export interface Beginning {
  readonly parts: readonly Part[]
  readonly holds: RawBuilder<boolean>
}

type BeginDeps = Pick<Deps, 'rateLimits'> & { readonly caches: ShopCaches }

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
  deps: BeginDeps,
  request: OrderRequest,
  at: Date,
): Promise<BegunOrder | null> {
  const { memberId, body } = request
  const { parts, ...conditions } = conditionsOf(tx, deps, request, at)
  const settings = lookUpSettings(deps.caches.settings)
  const product = lookUpProductOnSale(deps.caches.products, body)
  const { promotion_code: code, guest_email: email } = body
  const person = promotionPersonOf({ memberId, email })

  const found = await inOneStatement(tx, parts, {
    ...conditions,
    settings: settings.expression,
    product: product.expression,
    promotion: code ? lookUpPromotion({ code, person, at }) : sql<null>`null`,
  })
  if (!found.isNew) return null
  if (!found.isActive) refuse('SIGN_IN_REQUIRED')
  if (body.agreed_refund === false) refuse('AGREEMENT_REQUIRED')
  refuseIfLimited(found.secondsToWait)
  if (code) cachePromotion(deps.caches.promotions, code, found.promotion)
  return {
    settings: settings.resolve(found.settings),
    product: product.resolve(found.product) ?? refuse('PRODUCT_NOT_ON_SALE'),
    promotion: code ? found.promotion : undefined,
  }
}

/**
 * Begins an order without coupon and points on the cached settings, product and promotion; null if they are
 * not cached, the order is another, or it costs nothing and is paid in further statements. The statement
 * that writes it compares them with the stored ones, and is undone if anything is not as it should be.
 * Refuses like {@link beginOrder} what the cached product says.
 */
export function beginAtOnce(
  db: Db,
  deps: BeginDeps,
  request: OrderRequest,
  at: Date,
): BegunOrder | null {
  const { body } = request
  const { promotion_code: code } = body
  if (body.coupon_id || body.used_points > 0 || body.agreed_refund === false) return null
  const settings = lookUpSettings(deps.caches.settings)
  const product = lookUpProductOnSale(deps.caches.products, body)
  const promotion = code ? cachedPromotion(deps.caches.promotions, code) : undefined
  if (!settings.cached || !product.cached || (code && !promotion)) return null
  const onSale = product.resolve(product.cached)
  if (!onSale) return null
  const reduction = promotion && checkPromotion(promotion)
  if (priceOf(onSale, { promotion: reduction, points: won(0) }).total === 0) return null
  return {
    settings: settings.resolve(settings.cached),
    product: onSale,
    promotion,
    withinWrite: (stored) => {
      const { parts, ...conditions } = conditionsOf(db, deps, request, at, stored)
      const { isNew, isActive, secondsToWait } = conditions
      const isOnly = body.ask_if_recent ? sql`${recentOrder(request, onSale.id, at)} is null` : yes
      // Last: every order with the code waits for this one from there on.
      const isRedeemed = promotion ? isRedeemedAs(promotion) : yes
      const holds = sql<boolean>`${settings.isCurrent} and ${product.isCurrent} and ${isNew}
        and ${isActive} and ${secondsToWait} is null and ${isOnly} and ${isRedeemed}`
      return { parts, holds }
    },
  }
}

/** Claims the idempotency key, with the reply if it is known, locks the member and counts the mail. */
function conditionsOf(
  db: Db,
  deps: BeginDeps,
  { memberId, body, context: { idempotency, ip } }: OrderRequest,
  at: Date,
  stored?: object,
) {
  const claim: Part[] = idempotency
    ? [{ name: CLAIM, query: claimKey(db, idempotency, at, stored) }]
    : []
  const lock: Part[] = memberId ? [{ name: MEMBER, query: activeMemberLock(db, memberId) }] : []
  // Within the transaction and after the claim: only orders that were placed count.
  const mail = countingOf(deps, orderMailLimits(body.guest_email, ip), at, claim[0]?.name)
  return {
    parts: [...claim, ...lock, ...mail.parts],
    isNew: idempotency ? hasRow(CLAIM) : yes,
    isActive: memberId ? hasRow(MEMBER) : yes,
    secondsToWait: mail.secondsToWait,
  }
}
