import { changeOrderStatus, confirmDeposit } from '#contract/admin-orders.ts'
import { adminCoupons, adminPromotions, issueCoupon } from '#contract/admin-promotions.ts'
import { type OrderBody, placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { adjustPoints } from '#contract/points.ts'
import { signAccessToken } from '#server/accounts/index.ts'
import { type OrderRow, recordReport } from '#server/orders/index.ts'
import { inTransaction } from '#server/platform/database.ts'
import { type CallOptions, replyOf, type TestApp } from './app.ts'
import { DAY_MS } from './clock.ts'
import { type GivenMember, givenAdmin } from './given.ts'

/** A complete order payload; change what a test is about. */
export const orderWith = (change: Partial<OrderBody> = {}): OrderBody => ({
  consulting_type: 'HAIR_CONSULTING',
  guest_name: '김하나',
  guest_email: 'hana@example.com',
  guest_phone: '010-1234-5678',
  agreed_refund: true,
  ...change,
})

export const accountToRefundTo = {
  bank: '우리은행',
  account_number: '1002-345-678901',
  holder: '김하나',
}

/** Places a guest's order; returns the reply with its guest token. */
export const givenGuestOrder = async (app: TestApp, change: Partial<OrderBody> = {}) =>
  replyOf(await app.call(placeGuestOrder, { body: orderWith(change) }))

export const givenMemberOrder = async (
  app: TestApp,
  member: GivenMember,
  change: Partial<OrderBody> = {},
  options: CallOptions = {},
) =>
  replyOf(await app.call(placeMemberOrder, { body: orderWith(change) }, { ...options, as: member }))

/** Signs a member in again, after the previous token has expired. */
export async function signedInAgain({ db, deps, clock }: TestApp, member: GivenMember) {
  const at = clock.now()
  const session = await db
    .insertInto('sessions')
    .values({
      member_id: member.id,
      refresh_hash: `of ${member.id} at ${at.getTime()}`,
      rotated_at: at,
      created_at: at,
      expires_at: new Date(at.getTime() + 365 * DAY_MS),
      ends_at: new Date(at.getTime() + 365 * DAY_MS),
      confirmed_at: new Date(at.getTime() + 365 * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...member, token: await signAccessToken(deps.secret, session.id, at) }
}

/** Confirms the deposit of the whole price. */
export async function givenDeposit(app: TestApp, orderNumber: string) {
  const { total_price: amount } = await orderRow(app, orderNumber)
  const admin = await givenAdmin(app)
  const params = { order_number: orderNumber }
  return replyOf(await app.call(confirmDeposit, { params, body: { amount } }, { as: admin }))
}

/** Pays an order, schedules it and publishes its result sheet. */
export async function givenReportSent(app: TestApp, orderNumber: string) {
  await givenDeposit(app, orderNumber)
  const admin = await givenAdmin(app)
  const params = { order_number: orderNumber }
  const body = { status: 'CONSULTING_SCHEDULED' } as const
  replyOf(await app.call(changeOrderStatus, { params, body }, { as: admin }))
  const order = await orderRow(app, orderNumber)
  await inTransaction(app.db, (tx) =>
    recordReport(tx, order, {
      reportId: '00000000-0000-4000-8000-000000000001',
      at: app.clock.now(),
      admin: {
        kind: 'member',
        memberId: admin.id,
        sessionId: '',
        role: 'ADMIN',
        mustChangePassword: false,
        isConfirmed: true,
        mustAddFactor: false,
        ...admin,
      },
    }),
  )
}

export const orderRow = ({ db }: TestApp, number: string): Promise<OrderRow> =>
  db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

/** Reads an order's canonical status. */
export const statusOf = async (app: TestApp, number: string) => (await orderRow(app, number)).status

/** Kinds of the messages to a recipient, sorted alphabetically. */
export async function kindsSentTo({ db }: TestApp, recipient: string): Promise<string[]> {
  const rows = await db
    .selectFrom('messages')
    .select('kind')
    .where('recipient', '=', recipient)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

interface GivenDiscount {
  readonly discount_type?: 'PERCENTAGE' | 'FIXED'
  readonly discount_value?: number
}

let counter = 0
const nextCode = () => {
  counter += 1
  return `GIVEN-${counter}`
}

const definition = ({ discount_type = 'FIXED', discount_value = 5_000 }: GivenDiscount) => ({
  code: nextCode(),
  name: '첫 주문 감사',
  discount_type,
  discount_value,
  start_date: '2026-01-01',
})

/** Gives a member a coupon (default: 5,000 won); returns the member coupon's ID. */
export async function givenCouponOf(app: TestApp, member: GivenMember, given: GivenDiscount = {}) {
  const admin = await givenAdmin(app)
  const body = definition(given)
  const { id } = replyOf(await app.call(adminCoupons.create, { body }, { as: admin }))
  const issue = { params: { id: member.id }, body: { coupon_id: id } }
  return replyOf(await app.call(issueCoupon, issue, { as: admin })).id
}

/** Creates a valid promotion code (default: 5,000 won). */
export async function givenPromotionCode(
  app: TestApp,
  given: GivenDiscount & { readonly total_limit?: number; readonly per_person_limit?: number } = {},
) {
  const { total_limit = null, per_person_limit = null } = given
  const admin = await givenAdmin(app)
  const body = { ...definition(given), total_limit, per_person_limit }
  return replyOf(await app.call(adminPromotions.create, { body }, { as: admin })).code
}

export async function givenPointsOf(app: TestApp, member: GivenMember, amount: number) {
  const admin = await givenAdmin(app)
  const body = { amount, reason: '감사해요' }
  replyOf(await app.call(adjustPoints, { params: { id: member.id }, body }, { as: admin }))
}
