import type { SurveyPayload } from '#contract/surveys.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import type { TestApp } from './app.ts'
import { DAY_MS } from './clock.ts'
import type { GivenMember } from './given.ts'
import { productIdOf } from './given-products.ts'

interface GivenOrder {
  /** Absent: a guest's. */
  readonly member?: GivenMember
  readonly status?: OrderStatus
  readonly language?: Language
  readonly name?: string
}

let counter = 0

/** An order as it stands in the database, without the way there; its number is what is returned. */
export async function givenOrderIn({ db, clock }: TestApp, given: GivenOrder = {}) {
  const at = clock.now()
  const { member, status = 'PAYMENT_COMPLETED', language = 'ko', name = '김하나' } = given
  const isPaid = !['PAYMENT_PENDING', 'CANCELLED'].includes(status)
  counter += 1
  const order = await db
    .insertInto('orders')
    .values({
      number: `GIVEN-${counter}`,
      member_id: member?.id ?? null,
      language,
      product_id: await productIdOf(db),
      consulting_type: 'HAIR_CONSULTING',
      product_name: '헤어 컨설팅',
      status,
      subtotal: 100_000,
      shipping_fee: 0,
      discount_coupon: 0,
      discount_promotion: 0,
      used_points: 0,
      total_price: 100_000,
      amount_due: status === 'PAYMENT_PENDING' ? 100_000 : 0,
      payment_method: 'bank_transfer',
      payment_provider: 'bank_transfer',
      points_to_earn: member ? 1_000 : 0,
      contact_name: name,
      contact_email: guestOf(counter).email,
      contact_phone: guestOf(counter).phone,
      agreed_refund: true,
      refund_rules: JSON.stringify(defaultSettings.refundRules),
      placed_at: at,
      payment_due_at: new Date(at.getTime() + 3 * DAY_MS),
      paid_at: isPaid ? at : null,
      survey_deadline: isPaid ? new Date(at.getTime() + 7 * DAY_MS) : null,
    })
    .returning(['id', 'number', 'contact_email', 'contact_phone'])
    .executeTakeFirstOrThrow()
  return {
    id: order.id,
    number: order.number,
    /** What a guest proves the order with. */
    proof: { email: order.contact_email, phone: order.contact_phone },
  }
}

const guestOf = (index: number) => ({
  email: `guest${index}@example.com`,
  phone: `010${String(10_000_000 + index)}`,
})

/** A complete survey; change what a test is about. */
export const surveyWith = (change: Partial<SurveyPayload> = {}): SurveyPayload => ({
  face_shape: '하트형',
  facial_type: '원형',
  features: ['넓은이마', '쌍꺼풀'],
  neck_length: 'long',
  shoulder: 'narrow',
  discovered_via: 'instagram',
  height_cm: 162.5,
  weight_kg: 51,
  note: '앞머리를 자를지 고민이에요.',
  had_other_consulting: true,
  other_consulting_count: 2,
  agreed_all: true,
  ...change,
})
