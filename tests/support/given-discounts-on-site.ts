import { adminCoupons, adminPromotions, issueCoupon } from '#contract/admin-promotions.ts'
import { placeMemberOrder } from '#contract/orders.ts'
import { adjustPoints } from '#contract/points.ts'
import { adminToken, type SiteMember, unique } from './given-on-site.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

const SINCE = '2026-01-01'

/** Creates a promotion code with a discount in won, which the test can change later. */
export async function givenSitePromotion(site: RunningSite, discount: number) {
  const token = await adminToken(site)
  const code = unique().toUpperCase()
  const worth = (discount_value: number) => ({
    name: '가을 할인',
    code,
    discount_type: 'FIXED' as const,
    discount_value,
    start_date: SINCE,
  })
  const { id } = await callSite(
    site.url,
    adminPromotions.create,
    { body: worth(discount) },
    { token },
  )

  return {
    code,
    changeTo: (value: number) =>
      callSite(site.url, adminPromotions.update, { params: { id }, body: worth(value) }, { token }),
  }
}

/** Gives a member a coupon of 15 %. */
export async function givenSiteCoupon(site: RunningSite, { user }: SiteMember) {
  const token = await adminToken(site)
  const name = `쿠폰 ${unique()}`
  const definition = await callSite(
    site.url,
    adminCoupons.create,
    {
      body: {
        name,
        code: unique().toUpperCase(),
        discount_type: 'PERCENTAGE',
        discount_value: 15,
        start_date: SINCE,
      },
    },
    { token },
  )
  const { id } = await callSite(
    site.url,
    issueCoupon,
    { params: { id: user.id }, body: { coupon_id: definition.id } },
    { token },
  )
  return { id, name }
}

/** Gives a member a coupon and uses it for an order. */
export const givenUsedCoupon = async (site: RunningSite, member: SiteMember) => {
  const coupon = await givenSiteCoupon(site, member)
  const { token, user } = member
  await callSite(
    site.url,
    placeMemberOrder,
    {
      body: {
        consulting_type: 'HAIR_CONSULTING',
        guest_name: user.name,
        guest_email: user.email,
        guest_phone: '01012345678',
        coupon_id: coupon.id,
      },
    },
    { token, idempotencyKey: unique() },
  )
  return coupon
}

export const givenSitePoints = async (site: RunningSite, { user }: SiteMember, amount: number) =>
  callSite(
    site.url,
    adjustPoints,
    { params: { id: user.id }, body: { amount, reason: '안내' } },
    { token: await adminToken(site) },
  )
