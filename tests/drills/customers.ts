import { z } from 'zod'
import { placeGuestOrder } from '#contract/orders.ts'
import { getPaymentProgress, openPaymentIntent } from '#contract/payment-flow.ts'
import { login } from '#contract/sign-in.ts'
import type { TossStandIn } from '#tests/support/toss-stand-in.ts'
import type { Heard, Traffic } from './traffic.ts'

export const DRILL_ADMIN = { ADMIN_USER_ID: 'admin', ADMIN_PASSWORD: 'a-password-for-drills-only' }
export const CONTACT = { guest_email: 'drill@example.com', guest_phone: '01012345678' }
const PRICE = 100_000

export const orderBody = {
  consulting_type: 'HAIR_CONSULTING',
  guest_name: '김하나',
  ...CONTACT,
  total_price: PRICE,
  agreed_refund: true,
} as const

/** What customers were promised. */
export interface Promised {
  readonly orders: Set<string>
  /** Numbers of orders with a promotion code. */
  readonly discounts: Set<string>
  readonly payments: Set<string>
  readonly surveys: Set<string>
  readonly reports: Set<string>
}

export const nothingPromised = (): Promised => ({
  orders: new Set(),
  discounts: new Set(),
  payments: new Set(),
  surveys: new Set(),
  reports: new Set(),
})

export interface Cast {
  readonly traffic: Traffic
  readonly toss: TossStandIn
  readonly promised: Promised
  /** The administrator's access token. */
  readonly adminToken: () => Promise<string>
  readonly photo: Buffer
}

/** Logs the administrator in, again when the token may have expired. */
export function administratorOf(traffic: Traffic) {
  const RENEW_MS = 5 * 60_000
  let since = Number.NEGATIVE_INFINITY
  let token: Promise<string> | undefined
  return () => {
    if (!token || performance.now() - since > RENEW_MS) {
      since = performance.now()
      const json = { user_id: DRILL_ADMIN.ADMIN_USER_ID, password: DRILL_ADMIN.ADMIN_PASSWORD }
      token = traffic
        .sendUntilAnswered('/v1/auth/login', { json })
        .then((heard) => replyIn(login.reply, heard).access_token)
    }
    return token
  }
}

export async function placeOrder({ traffic, promised }: Cast, change: object = {}) {
  const heard = await traffic.sendUntilAnswered('/v1/orders/guest', {
    json: { ...orderBody, ...change },
  })
  const { order_number, guest_token } = replyIn(placeGuestOrder.reply, heard)
  promised.orders.add(order_number)
  return { order_number, guest_token }
}

/** Pays a new order by card, and asks until the site says that it is paid. */
export async function payByCard(cast: Cast) {
  const { traffic, toss, promised } = cast
  const proof = await placeOrder(cast, { payment_method: 'card' })
  const opened = await traffic.sendUntilAnswered('/v1/payments/attempts', { json: proof })
  const intent = replyIn(openPaymentIntent.reply, opened)
  const { paymentKey } = toss.payments.authorise({
    orderId: intent.provider_order_id,
    amount: intent.amount,
    method: '카드',
  })
  const json = { ...proof, payment_key: paymentKey, amount: intent.amount }
  await traffic.sendUntilAnswered('/v1/payments/confirm', { json })
  const query = new URLSearchParams({ guest_token: proof.guest_token })
  const path = `/v1/payments/by-order/${proof.order_number}?${query}`
  for (;;) {
    const { state } = replyIn(
      getPaymentProgress.reply,
      await traffic.sendUntilAnswered(path, { method: 'GET' }),
    )
    if (state === 'PAID') break
    if (state !== 'CHECKING') throw new Error(`${proof.order_number} is ${state} after its payment`)
  }
  promised.payments.add(proof.order_number)
}

/** Pays by transfer and sends the survey with a photo; returns the order's number. */
export async function sendSurvey(cast: Cast): Promise<string> {
  const { traffic, promised, photo, adminToken } = cast
  const { order_number: number } = await placeOrder(cast)
  expectDone(
    await traffic.sendUntilAnswered(`/v1/admin/orders/${number}/confirm-deposit`, {
      json: { amount: PRICE },
      token: await adminToken(),
    }),
    ['ILLEGAL_TRANSITION'],
  )
  const form = new FormData()
  const { guest_email: email, guest_phone: phone } = CONTACT
  form.set('payload', JSON.stringify({ note: '단발', agreed_all: true, email, phone }))
  form.append('images', new Blob([new Uint8Array(photo)]), 'photo.jpg')
  expectDone(await traffic.sendUntilAnswered(`/v1/surveys/guest/${number}`, { form }))
  promised.surveys.add(number)
  return number
}

const REPORT = {
  type_analysis: {
    face_type: '달걀형',
    face_shape: 'oval',
    text: '이마와 턱의 폭이 비슷해요.',
    measurements: [{ label: '이마', position: 0.5, value: '보통' }],
  },
  headline: '가볍게 열어 주세요',
  hair_summary: '가볍게 층을 내요.',
  best_hair: ['턱선 단발', '레이어드 롱'].map((name) => ({ name, description: '안으로 감겨요.' })),
  worst_hair: [{ name: '무거운 앞머리', description: '이마를 가려요.' }],
  morning: [{ title: '뿌리부터 말려요' }],
  outro: '다음에 또 만나요.',
  consultant_name: '박세나',
}

/** Takes an order as far as its published result sheet. */
export async function publishSheet(cast: Cast) {
  const { traffic, promised, adminToken } = cast
  const number = await sendSurvey(cast)
  const path = `/v1/admin/reports/${number}`
  const token = await adminToken()
  expectDone(await traffic.sendUntilAnswered(path, { method: 'PUT', json: REPORT, token }))
  expectDone(await traffic.sendUntilAnswered(`${path}/publish`, { method: 'POST', token }), [
    'NOTHING_CHANGED',
  ])
  promised.reports.add(number)
}

export const replyIn = <T>(schema: z.ZodType<T>, { status, body }: Heard): T => {
  if (status >= 300) throw new Error(`${status} ${body}`)
  return schema.parse(JSON.parse(body))
}

/** Throws unless the reply is a success, or says that the call was done before. */
export function expectDone({ status, body }: Heard, doneBefore: readonly string[] = []) {
  if (status < 300) return
  const { code } = z.object({ code: z.string() }).parse(JSON.parse(body))
  if (!doneBefore.includes(code)) throw new Error(`${status} ${body}`)
}
