import { adminProducts } from '#contract/admin-catalog.ts'
import { adminCoupons, issueCoupon } from '#contract/admin-promotions.ts'
import { changeSettings } from '#contract/admin-settings.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { completeOrder } from '#contract/orders.ts'
import { adjustPoints } from '#contract/points.ts'
import type { Deps } from '#server/deps.ts'
import { cancelUnpaidOrders } from '#server/orders/index.ts'
import type { Member } from '#server/platform/caller.ts'
import { colourProduct } from './demo/colour-product.ts'
import { demoConsultant } from './demo/consultant.ts'
import { seedEarlierCustomers } from './demo/earlier-customers.ts'
import { addExpressProduct } from './demo/express-product.ts'
import { seedInquiries } from './demo/inquiries.ts'
import { nameBankAccount } from './demo/name-bank-account.ts'
import {
  askForSideAgain,
  bookFirstSlot,
  confirmPayment,
  draftResult,
  placeOrder,
  publishResult,
  submitSurvey,
} from './demo/orders.ts'
import { DEMO_PASSWORD, guests, members } from './demo/people.ts'
import { fillSavedLists } from './demo/saved.ts'
import { signUp } from './demo/sign-up.ts'
import { type DemoStudio, demoStudio, findAdministrator } from './demo/studio.ts'
import type { Seeded } from './seeded.ts'

/**
 * Creates some months of a small studio through the calls of customers and the owner: reviews, members
 * with coupons and points, an order in every status, and inquiries. Their emails stay in the outbox.
 * Photos are `photoHeightPx` high: drawing and encoding large ones takes half of the time.
 */
export async function seedDemo(deps: Deps, photoHeightPx?: number): Promise<Seeded> {
  const admin = await findAdministrator(deps)
  if (!admin) return { accounts: [] }
  await nameBankAccount(deps)
  const studio = demoStudio(deps, photoHeightPx)
  await studio.call(changeSettings, { body: { consultant: demoConsultant } }, { as: admin })
  await seedEarlierCustomers(studio, admin)
  await seedInquiries(studio, admin, await seedTwoMonths(studio, admin))
  await holdBackMails(deps)
  return {
    accounts: Object.values(members).map(({ userId }) => `${userId} / ${DEMO_PASSWORD}`),
  }
}

/** Creates the orders of two months in chronological order; returns the members by ID. */
async function seedTwoMonths(studio: DemoStudio, admin: Member) {
  const { goTo, call } = studio

  goTo(60)
  const hana = await signUp(studio, members.hana)
  goTo(58)
  const completed = await placeOrder(studio, members.hana, hana)
  goTo(57, 600)
  await confirmPayment(studio, completed, admin)
  goTo(57)
  await submitSurvey(studio, completed, 'hana')
  goTo(52)
  await publishResult(studio, completed, admin, 'hana')
  goTo(50)
  const itsParams = { params: { order_number: completed.number } }
  await call(completeOrder, itsParams, { as: hana })
  const [autumnCoupon] = await giveThankYouDiscounts(studio, admin, hana)

  goTo(15)
  await sellColour(studio, admin)

  goTo(14)
  const minji = await signUp(studio, members.minji)
  goTo(13)
  const refunded = await placeOrder(studio, members.minji, minji)
  goTo(12)
  await confirmPayment(studio, refunded, admin)
  goTo(11)
  await cancelDemoOrder(studio, refunded.number, minji)

  goTo(10)
  const readable = await placeOrder(studio, guests.seoyeon)
  const readableColours = await placeOrder(studio, members.minji, minji, colour)
  const readableInEnglish = await placeOrder(studio, guests.david, undefined, colour)
  goTo(9, 300)
  await confirmPayment(studio, readable, admin)
  await confirmPayment(studio, readableColours, admin)
  await confirmPayment(studio, readableInEnglish, admin)
  goTo(9)
  const linh = await signUp(studio, members.linh)
  await submitSurvey(studio, readable, 'seoyeon')
  await submitSurvey(studio, readableColours, 'minjiColours')
  await submitSurvey(studio, readableInEnglish, 'davidColours')

  goTo(6)
  await placeOrder(studio, guests.sujin)
  await placeOrder(studio, guests.sujin, undefined, colour)
  goTo(5)
  const begun = await placeOrder(studio, guests.daeun)
  const askedForPhoto = await placeOrder(studio, members.minji, minji)
  goTo(4, 700)
  await confirmPayment(studio, begun, admin)
  await confirmPayment(studio, askedForPhoto, admin)
  goTo(4, 400)
  const scheduled = await placeOrder(studio, members.linh, linh)
  const begunColours = await placeOrder(studio, members.linh, linh, colour)
  const coloured = await placeOrder(studio, guests.somin, undefined, colour)
  goTo(3, 300)
  await confirmPayment(studio, scheduled, admin)
  await confirmPayment(studio, begunColours, admin)
  await confirmPayment(studio, coloured, admin)
  goTo(2, 1_200)
  await cancelUnpaidOrders(studio.deps)
  goTo(2, 900)
  await publishResult(studio, readable, admin, 'seoyeon')
  await publishResult(studio, readableColours, admin, 'minjiColours')
  await publishResult(studio, readableInEnglish, admin, 'davidColours')
  await submitSurvey(studio, begun, 'daeun')
  await submitSurvey(studio, askedForPhoto, 'minjiAgain')
  await submitSurvey(studio, scheduled, 'linh')
  await submitSurvey(studio, begunColours, 'linhColours')
  await submitSurvey(studio, coloured, 'somin')
  goTo(2)
  await draftResult(studio, begun, admin, 'daeun')
  await draftResult(studio, begunColours, admin, 'linhColours')
  const product_id = await addExpressProduct(studio, admin)
  const unanswered = await placeOrder(studio, guests.emma, undefined, { product_id })
  const colourless = await placeOrder(studio, guests.jiwon, undefined, colour)
  goTo(1, 800)
  const paidByPoints = await placeOrder(studio, members.hana, hana, {
    ...(autumnCoupon && { coupon_id: autumnCoupon }),
    used_points: 2_000,
  })
  goTo(1, 300)
  await askForSideAgain(studio, askedForPhoto, admin)
  await confirmPayment(studio, unanswered, admin)
  await confirmPayment(studio, colourless, admin)
  await confirmPayment(studio, paidByPoints, admin)
  goTo(1)
  const unpaid = await placeOrder(studio, members.minji, minji)
  studio.wait(40)
  await submitSurvey(studio, unpaid, 'minji')
  goTo(0)
  await bookFirstSlot(studio, readable)
  await placeOrder(studio, guests.yuna, undefined, { promotion_code: 'WELCOME10' })
  await placeOrder(studio, guests.yuna, undefined, colour)
  await fillSavedLists(studio, { hana, minji, linh })
  return { hana, minji, linh }
}

const colour = { consulting_type: 'SKIN_CONSULTING' } as const

/** Adds the second kind of consulting to the catalogue. */
const sellColour = ({ call }: DemoStudio, admin: Member) =>
  call(adminProducts.create, { body: { ...colour, ...colourProduct } }, { as: admin })

/** Gives coupons and points to an early customer; returns the coupons' IDs. */
async function giveThankYouDiscounts({ call }: DemoStudio, admin: Member, member: Member) {
  const as = { as: admin }
  const params = { id: member.memberId }
  await call(adjustPoints, { params, body: { amount: 3_000, reason: '오픈 기념 감사 포인트' } }, as)
  const given: string[] = []
  for (const body of coupons(members.hana.name)) {
    const coupon = await call(adminCoupons.create, { body }, as)
    const { id } = await call(issueCoupon, { params, body: { coupon_id: coupon.id } }, as)
    given.push(id)
  }
  return given
}

const lasting = { start_date: '2026-01-01', end_date: null }

const coupons = (name: string) =>
  [
    {
      ...lasting,
      code: 'AGAIN5000',
      name: '다시 만나요 5,000원',
      discount_type: 'FIXED',
      discount_value: 5_000,
    },
    {
      ...lasting,
      code: 'SEASON15',
      name: `${name} 님께 드리는 15%`,
      discount_type: 'PERCENTAGE',
      discount_value: 15,
    },
  ] as const

const cancelDemoOrder = ({ call }: DemoStudio, orderNumber: string, as: Member) =>
  call(
    cancelOrder,
    {
      params: { order_number: orderNumber },
      body: {
        reason: '일정이 바뀌어 다음에 다시 신청할게요.',
        refund_account: { bank: '신한은행', account_number: '110123456789', holder: as.name },
      },
    },
    { as },
  )

/**
 * Keeps the demo's emails from being sent, since the addresses do not exist, and deletes pending
 * notifications to the administrator about the demo's past.
 */
async function holdBackMails({ db }: Pick<Deps, 'db'>) {
  await db.deleteFrom('admin_events').execute()
  await db
    .updateTable('messages')
    .set({ status: 'KEPT', next_attempt_at: null })
    .where('status', '=', 'QUEUED')
    .where('recipient', 'like', '%@example.com')
    .execute()
}
