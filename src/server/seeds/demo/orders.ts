import { kinds } from '#consultings/kinds.ts'
import { confirmDeposit, getAdminOrder } from '#contract/admin-orders.ts'
import { bookConsultation, listSlots } from '#contract/bookings.ts'
import type { ConsultingType } from '#contract/catalog.ts'
import { placeGuestOrder, placeMemberOrder } from '#contract/orders.ts'
import { askForPhoto } from '#contract/photo-requests.ts'
import { publishReport, saveReportDraft } from '#contract/reports.ts'
import { type SurveyPayload, sendGuestSurvey, sendMemberSurvey } from '#contract/surveys.ts'
import { addDays } from '#domain/calendar/seoul-day.ts'
import type { Member } from '#server/platform/caller.ts'
import { colorReports } from './color-reports.ts'
import type { Person } from './people.ts'
import type { DemoPhoto } from './photo.ts'
import { type ReportDraft, reports } from './reports.ts'
import type { DemoStudio } from './studio.ts'
import { type DemoSurvey, photosOf, surveys } from './surveys.ts'

/** Product and discounts of an order; default: the first hair consulting. */
interface Choices {
  readonly consulting_type?: ConsultingType
  readonly product_id?: string
  readonly coupon_id?: string
  readonly promotion_code?: string
  readonly used_points?: number
}

/** An order of the demo with the credentials of its customer. */
interface DemoOrder {
  readonly number: string
  readonly total: number
  readonly person: Person
  /** Undefined for a guest. */
  readonly member: Member | undefined
  readonly guestToken: string | undefined
}

/** Places an order as a member, or as a guest without `member`. */
export async function placeOrder(
  { call }: DemoStudio,
  person: Person,
  member?: Member,
  choices: Choices = {},
): Promise<DemoOrder> {
  const input = {
    body: {
      consulting_type: 'HAIR_CONSULTING' as const,
      guest_name: person.name,
      guest_email: person.email,
      guest_phone: person.phone,
      agreed_refund: true,
      ...choices,
    },
  }
  const { language } = person
  const placed = member
    ? await call(placeMemberOrder, input, { as: member, language })
    : await call(placeGuestOrder, input, { language })
  const guestToken = 'guest_token' in placed ? String(placed.guest_token) : undefined
  return { number: placed.order_number, total: placed.total_price, person, member, guestToken }
}

/** Confirms the deposit as the owner. */
export const confirmPayment = ({ call }: DemoStudio, order: DemoOrder, admin: Member) =>
  call(
    confirmDeposit,
    {
      params: { order_number: order.number },
      body: { amount: order.total, depositor: order.person.name },
    },
    { as: admin },
  )

/** Submits the survey with photos as the customer. */
export const submitSurvey = (studio: DemoStudio, order: DemoOrder, who: keyof typeof surveys) =>
  sendSurvey(studio, order, surveys[who], photosOf(surveys[who]))

export const submitSurveyWithoutPhotos = (
  studio: DemoStudio,
  order: DemoOrder,
  who: keyof typeof surveys,
) => sendSurvey(studio, order, surveys[who], [])

async function sendSurvey(
  { call, takePhotos }: DemoStudio,
  order: DemoOrder,
  { kind, answers }: DemoSurvey,
  photos: readonly DemoPhoto[],
) {
  const { person, member } = order
  const params = { order_number: order.number }
  const names = kinds[kind].photos.slice(0, photos.length)
  // Kind and answers are of one survey.
  const body = {
    ...answers,
    consulting_type: kind,
    photos: names,
    agreed_all: true,
  } as SurveyPayload
  const options = { language: person.language, photos: await takePhotos(photos) }
  if (member) return call(sendMemberSurvey, { params, body }, { ...options, as: member })
  const proof = { phone: person.phone, email: person.email }
  return call(sendGuestSurvey, { params, body: { ...body, ...proof } }, options)
}

const allReports = { ...reports, ...colorReports }

/** A prepared result sheet by its customer's name, or its content. */
type DemoReport = keyof typeof allReports | ReportDraft

/** Asks for the photo of one side again, as the owner. */
export async function askForSideAgain({ call }: DemoStudio, order: DemoOrder, admin: Member) {
  const params = { order_number: order.number }
  const { survey } = await call(getAdminOrder, { params }, { as: admin })
  const side = survey?.images.find(({ name }) => name === 'side')
  const words = '옆머리를 귀 뒤로 넘겨 주시면 턱선까지 볼 수 있어요.'
  const body = { photo_id: side?.id ?? null, name: 'side', reason: 'HAIR' as const, words }
  await call(askForPhoto, { params, body }, { as: admin })
}

/** Saves a draft of the result sheet. */
export const draftResult = (
  { call }: DemoStudio,
  order: DemoOrder,
  admin: Member,
  report: DemoReport,
) =>
  call(
    saveReportDraft,
    {
      params: { order_number: order.number },
      body: typeof report === 'string' ? allReports[report] : report,
    },
    { as: admin },
  )

/** Publishes the result sheet. */
export async function publishResult(
  studio: DemoStudio,
  order: DemoOrder,
  admin: Member,
  report: DemoReport,
) {
  await draftResult(studio, order, admin, report)
  studio.wait(30)
  await studio.call(publishReport, { params: { order_number: order.number } }, { as: admin })
}

/** Books the first free consultation slot of the coming days as a guest. */
export async function bookFirstSlot({ call, deps }: DemoStudio, order: DemoOrder) {
  const { person, guestToken: guest_token } = order
  const from = deps.now()
  const query = { from: from.toISOString(), to: addDays(from, BOOKED_WITHIN_DAYS).toISOString() }
  const { items } = await call(listSlots, { query })
  const slot = items.find(({ places_left }) => places_left > 0)
  if (!slot) return
  const body = {
    order_number: order.number,
    starts_at: slot.starts_at,
    channel: 'video' as const,
    note: '층을 얼마나 내면 좋을지 같이 보고 싶어요.',
    ...(guest_token && { guest_token }),
  }
  await call(bookConsultation, { body }, { language: person.language })
}

const BOOKED_WITHIN_DAYS = 14
