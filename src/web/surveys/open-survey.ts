import { queryOptions } from '@tanstack/react-query'
import { isOffered } from '#consultings/kinds.ts'
import { type KindOnScreen, kindOnScreen } from '#consultings/kinds-on-screen.ts'
import { getOrder, type Order } from '#contract/orders.ts'
import { getSurvey } from '#contract/surveys.ts'
import { canSendSurvey } from '#domain/orders/order-status.ts'
import { canChangeSurvey } from '#domain/surveys/can-change-survey.ts'
import { isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { readStored, storageKeys } from '#web/api/local-storage.ts'
import { currentSession } from '#web/api/session.ts'
import { guestTokenOf, storeGuestToken } from '#web/own-orders/guest-tokens.ts'
import { proven } from '#web/own-orders/my-orders-queries.ts'
import { type SentSurvey, sentSurveyOf } from './changes/sent-answers.ts'

/** How the survey is sent: by the signed-in member, or proven by email and phone. */
export interface OpenSurvey {
  readonly kind: 'open'
  readonly sender: 'member' | 'guest'
  readonly orderNumber: string
  readonly guestToken: string | null
  /** Screen parts of the order's kind. */
  readonly kindScreen: KindOnScreen
  /** Null for a guest without a token: the server verifies email and phone on submission. */
  readonly order: Order | null
  readonly email: string
  readonly phone: string
  /** What was sent already, to be changed; null: nothing. */
  readonly sent: SentSurvey | null
}

/** Why no survey can be filled in. */
export type SurveyStop = 'exists' | 'inWork' | 'closed' | 'missing' | 'noOrder' | 'noSurvey'

/** The reader must sign in or prove that the order is theirs. */
interface MustProve {
  readonly kind: 'mustProve'
  readonly orderNumber: string
}

interface Asked {
  /** Order number in the address. */
  readonly order: string | null
  readonly token: string | null
  /** Whether a survey that was sent is to be changed. */
  readonly isChange: boolean
}

/**
 * Finds the order in the address, or the one that this device remembers, and whether this reader
 * may send its survey, or change it.
 */
export const openSurvey = (asked: Asked, reader: string) =>
  queryOptions({
    queryKey: ['surveys', 'open', asked, reader],
    async queryFn({ client, signal }): Promise<Found | OpenSurvey> {
      const found = await findSurvey(asked, signal)
      if (found.kind !== 'open') return found
      const { consultingType, ...survey } = found
      if (!isOffered(consultingType)) return { kind: 'noSurvey' }
      const kindScreen = await client.ensureQueryData(kindOnScreen(consultingType))
      if (!survey.order?.has_survey) return { ...survey, kindScreen, sent: null }
      const stored = await call(getSurvey, proven(survey), { signal })
      if (stored.erased_at !== null) return { kind: 'closed' }
      const photoNames = kindScreen.photos.map(({ name }) => name)
      const sent = sentSurveyOf(kindScreen.questions, photoNames, stored)
      return { ...survey, kindScreen, sent }
    },
    // A refetch must not remove what was typed.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

type Found = MustProve | { readonly kind: SurveyStop }

/** A survey that may be sent, before its kind's screen parts are loaded. */
type Sendable = Omit<OpenSurvey, 'kindScreen' | 'sent'> & { readonly consultingType: string }

async function findSurvey(
  { order: asked, token: tokenInLink, isChange }: Asked,
  signal: AbortSignal,
): Promise<Found | Sendable> {
  const orderNumber = asked || readStored(storageKeys.orderNumber)
  if (!orderNumber) return { kind: 'noOrder' }
  const guestToken = tokenInLink || guestTokenOf(orderNumber)

  try {
    const own = currentSession() && (await read(orderNumber, null, signal))
    if (own) return judged(own, { sender: 'member', guestToken: null, isChange })
    const order = guestToken && (await read(orderNumber, guestToken, signal))
    if (order) {
      storeGuestToken(orderNumber, guestToken)
      return judged(order, { sender: 'guest', guestToken, isChange })
    }
  } catch (error) {
    if (isRefusal(error, 'VALIDATION_FAILED')) return { kind: 'missing' }
    throw error
  }
  if (isChange || !isGuestHere(orderNumber)) return { kind: 'mustProve', orderNumber }
  return {
    kind: 'open',
    sender: 'guest',
    orderNumber,
    guestToken: null,
    consultingType: readStored(storageKeys.consultingType) ?? 'HAIR_CONSULTING',
    order: null,
    ...remembered(),
  }
}

/** Whether this device found or placed the order as a guest: then the survey asks for the contact. */
const isGuestHere = (orderNumber: string): boolean =>
  readStored(storageKeys.orderNumber) === orderNumber &&
  readStored(storageKeys.guestFlag) === 'true'

/** Null if the order is unknown or not this reader's. */
async function read(orderNumber: string, token: string | null, signal: AbortSignal) {
  try {
    return await call(
      getOrder,
      { params: { order_number: orderNumber }, query: { guest_token: token ?? undefined } },
      { signal },
    )
  } catch (error) {
    if (isRefusal(error, 'ORDER_NOT_FOUND', 'SIGN_IN_REQUIRED')) return null
    throw error
  }
}

function judged(
  order: Order,
  {
    sender,
    guestToken,
    isChange,
  }: Pick<OpenSurvey, 'sender' | 'guestToken'> & Pick<Asked, 'isChange'>,
): Sendable | { readonly kind: SurveyStop } {
  const { canonical_status: status, is_work_begun: isWorkBegun } = order
  if (order.has_survey && !isChange) return { kind: 'exists' }
  if (order.has_survey && !canChangeSurvey({ status, isWorkBegun })) {
    return { kind: isWorkBegun ? 'inWork' : 'closed' }
  }
  if (!order.has_survey && !canSendSurvey(order.canonical_status)) return { kind: 'closed' }
  return {
    kind: 'open',
    sender,
    orderNumber: order.order_number,
    guestToken,
    consultingType: order.consulting_type,
    order,
    email: order.guest_email,
    phone: order.guest_phone,
  }
}

const remembered = () => ({
  email: readStored(storageKeys.guestEmail) ?? '',
  phone: readStored(storageKeys.guestPhone) ?? '',
})
