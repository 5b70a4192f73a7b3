import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import type { DiscountType } from '#domain/pricing/discount.ts'
import { inOneStatement } from '#server/platform/one-statement.ts'
import { checkRedemption, partsOfRedemption } from '#server/promotions/index.ts'
import type { TestApp } from './app.ts'

interface GivenDefinition {
  readonly code?: string
  readonly name?: string
  readonly discountType?: DiscountType
  readonly discountValue?: number
  readonly startsAt?: Date
  readonly endsAt?: Date | null
  readonly status?: 'ACTIVE' | 'INACTIVE'
}

let counter = 0

/** Gives a member a coupon (default: 5,000 won), valid since yesterday without an end. */
export async function givenCoupon(
  app: TestApp,
  member: { readonly id: string },
  given: GivenDefinition = {},
): Promise<string> {
  const coupon = await app.db
    .insertInto('coupons')
    .values(definitionOf(app, given, { discountType: 'FIXED', discountValue: 5_000 }))
    .returning('id')
    .executeTakeFirstOrThrow()
  const held = await app.db
    .insertInto('member_coupons')
    .values({ coupon_id: coupon.id, member_id: member.id, issued_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return held.id
}

/** Creates a promotion (default: 10%, unlimited); returns its code. */
export async function givenPromotion(
  app: TestApp,
  given: GivenDefinition & {
    readonly totalLimit?: number
    readonly perPersonLimit?: number
  } = {},
): Promise<string> {
  const definition = definitionOf(app, given, { discountType: 'PERCENTAGE', discountValue: 10 })
  await app.db
    .insertInto('promotions')
    .values({
      ...definition,
      total_limit: given.totalLimit ?? null,
      per_person_limit: given.perPersonLimit ?? null,
    })
    .execute()
  return definition.code
}

function definitionOf(
  { clock }: TestApp,
  given: GivenDefinition,
  ordinary: Required<Pick<GivenDefinition, 'discountType' | 'discountValue'>>,
) {
  counter += 1
  const at = clock.now()
  return {
    code: given.code ?? `GIVEN${counter}`,
    name: given.name ?? '가을 할인',
    discount_type: given.discountType ?? ordinary.discountType,
    discount_value: given.discountValue ?? ordinary.discountValue,
    starts_at: given.startsAt ?? new Date(at.getTime() - DAY_MS),
    ends_at: given.endsAt ?? null,
    status: given.status ?? 'ACTIVE',
    created_at: at,
  }
}

/** Takes a place of a promotion for an order, as a statement of its own. */
export async function redeemPromotion(
  db: TestApp['db'],
  redemption: Parameters<typeof partsOfRedemption>[0],
) {
  const { parts, redeemed } = partsOfRedemption(redemption)
  return checkRedemption(db, (await inOneStatement(db, parts, { redeemed })).redeemed, redemption)
}
