import type { ConsultingType } from '#contract/catalog.ts'
import type { SurveyPayloadOf } from '#contract/surveys.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { defaultSettings } from '#domain/settings/settings.ts'
import type { TestApp } from './app.ts'
import { DAY_MS } from './clock.ts'
import type { GivenMember } from './given.ts'
import { productIdOf } from './given-products.ts'

interface GivenOrder {
  /** If absent, the order is a guest's. */
  readonly member?: GivenMember
  readonly status?: OrderStatus
  readonly language?: Language
  readonly name?: string
  readonly consultingType?: ConsultingType
}

let counter = 0

/** Inserts an order in a given status directly into the database. */
export async function givenOrderIn({ db, clock }: TestApp, given: GivenOrder = {}) {
  const at = clock.now()
  const { member, status = 'PAYMENT_COMPLETED', language = 'ko', name = '김하나' } = given
  const { consultingType = 'HAIR_CONSULTING' } = given
  const isPaid = !['PAYMENT_PENDING', 'CANCELLED'].includes(status)
  counter += 1
  const order = await db
    .insertInto('orders')
    .values({
      number: `GIVEN-${counter}`,
      member_id: member?.id ?? null,
      language,
      product_id: await productIdOf(db, consultingType),
      consulting_type: consultingType,
      product_names: JSON.stringify({ ko: '헤어 컨설팅' }),
      turnaround_days: 3,
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
      due_at: isPaid && status !== 'PAYMENT_COMPLETED' ? new Date(at.getTime() + 3 * DAY_MS) : null,
      survey_deadline: isPaid ? new Date(at.getTime() + 7 * DAY_MS) : null,
    })
    .returning(['id', 'number', 'contact_email', 'contact_phone'])
    .executeTakeFirstOrThrow()
  return {
    id: order.id,
    number: order.number,
    /** Contact data by which a guest proves the order. */
    proof: { email: order.contact_email, phone: order.contact_phone },
  }
}

const guestOf = (index: number) => ({
  email: `guest${index}@example.com`,
  phone: `010${String(10_000_000 + index)}`,
})

type HairPayload = SurveyPayloadOf<'HAIR_CONSULTING'>

/** A complete hair survey; change what a test is about. */
export const surveyWith = (change: Partial<HairPayload> = {}): HairPayload => ({
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

type ColorPayload = SurveyPayloadOf<'SKIN_CONSULTING'>

/** A complete survey of personal colour; change what a test is about. */
export const colorSurveyWith = (change: Partial<ColorPayload> = {}): ColorPayload => ({
  consulting_type: 'SKIN_CONSULTING',
  eye_colour: 'dark_brown',
  hair_colour: 'soft_black',
  sun_reaction: 'burns',
  vein_colour: 'blue_violet',
  flattering_metal: 'silver',
  praised_colours: ['navy', 'baby_pink'],
  tiring_colours: ['camel'],
  contrast_wish: 'soft',
  base_makeup: ['sun_cream', 'cushion'],
  eye_makeup: ['brows'],
  lip_makeup: ['tint'],
  cheek_makeup: ['none'],
  brands: '쿠션 21호',
  budget: 'up_to_100000',
  sensitivities: ['fragrance', 'eyes'],
  sensitivity_note: '향이 강한 립 제품',
  used_for: ['work', 'interview'],
  note: '면접에 어울리는 색을 알고 싶어요.',
  discovered_via: 'instagram',
  agreed_all: true,
  ...change,
})
