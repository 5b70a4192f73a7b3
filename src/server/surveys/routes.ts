import { changeSurvey as changeEndpoint } from '#contract/change-survey.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import { addOrderPhoto, changeOwnPhoto } from '#contract/order-photos.ts'
import { getPhotoRecord, storePhotosLonger } from '#contract/photo-record.ts'
import {
  answerPhotoRequest,
  askForPhoto as askEndpoint,
  withdrawPhotoRequest,
} from '#contract/photo-requests.ts'
import {
  getPhoto,
  getSurvey,
  sendGuestSurvey,
  sendMemberSurvey,
  withdrawSurveyConsent,
} from '#contract/surveys.ts'
import type { Deps } from '#server/deps.ts'
import { lockGuestOrder, lockOrder } from '#server/orders/index.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Db } from '#server/platform/database.ts'
import { guessLimits } from '#server/platform/guess-limits.ts'
import { limitRates, type RateLimit } from '#server/platform/rate-limit.ts'
import { refuse } from '#server/platform/refusal.ts'
import { type Route, route } from '#server/platform/route.ts'
import { addedPhoto, addPhoto } from './add-photo.ts'
import { answeredRequest, answerRequest } from './answer-request.ts'
import { askForPhoto } from './ask-for-photo.ts'
import { changeOwnPhoto as changePhoto, ownPhoto } from './change-own-photo.ts'
import { changeSurvey, checkSurveyChange } from './change-survey.ts'
import { readPhotoRecord, storeLonger } from './photo-record.ts'
import { readSurvey } from './read-survey.ts'
import { checkPhotoPlace } from './replace-photo.ts'
import { checkSurvey, sendSurvey } from './send-survey.ts'
import { servePhoto } from './serve-photo.ts'
import { type OnConsentWithdrawn, withdrawConsent } from './withdraw-consent.ts'
import { withdrawRequest } from './withdraw-request.ts'

const HOUR_MS = 60 * 60_000
/** Attempts per hour: enough to retry after a lost connection, too few to guess. */
const TRIES_AN_HOUR = 30

/** Functions by which capabilities above erase data made from a survey. */
interface SurveyHooks {
  readonly onConsentWithdrawn: OnConsentWithdrawn
}

export const surveyRoutes = (deps: Deps, hooks: SurveyHooks): Route[] => [
  route(
    sendMemberSurvey,
    (input, caller, context) => sendSurvey(deps, { ...ofMember(input, caller), caller, context }),
    async (input, caller, context) => {
      await limitRates(deps, [triesOf(`survey:member:${caller.memberId}`)], deps.now())
      return checkSurvey(deps, { ...ofMember(input, caller), context })
    },
  ),

  route(
    sendGuestSurvey,
    (input, caller, context) => sendSurvey(deps, { ...ofGuest(input), caller, context }),
    async (input, _caller, context) => {
      await limitRates(deps, guestLimits(input.params.order_number, context.ip), deps.now())
      return checkSurvey(deps, { ...ofGuest(input), context })
    },
  ),

  route(getSurvey, ({ params, query }, caller, context) =>
    readSurvey(deps, caller, context, params.order_number, query.guest_token),
  ),

  route(
    changeEndpoint,
    (input, caller, context) => changeSurvey(deps, caller, context, input),
    async (input, caller, context) => {
      await limitRates(deps, guestLimits(input.params.order_number, context.ip), deps.now())
      return checkSurveyChange(deps, caller, input)
    },
  ),

  route(getPhotoRecord, (input, caller) => readPhotoRecord(deps, caller, input)),

  route(storePhotosLonger, (input, caller) => storeLonger(deps, caller, input)),

  route(withdrawSurveyConsent, (input, caller) =>
    withdrawConsent({ ...deps, ...hooks }, caller, input),
  ),

  route(
    changeOwnPhoto,
    (input, caller, context) => changePhoto(deps, caller, context, input),
    async (input, caller, context) => {
      await limitRates(deps, [triesOf(`photo:${context.ip}`)], deps.now())
      return checkPhotoPlace(deps, { ...ownPhoto(deps, caller, input), context })
    },
  ),

  route(
    addOrderPhoto,
    (input, staff, context) => addPhoto(deps, staff, context, input),
    (input, staff, context) => checkPhotoPlace(deps, { ...addedPhoto(staff, input), context }),
  ),

  route(askEndpoint, (input, staff, context) => askForPhoto(deps, staff, context, input)),
  route(withdrawPhotoRequest, (input, staff, context) =>
    withdrawRequest(deps, staff, context, input),
  ),
  route(
    answerPhotoRequest,
    (input, caller, context) => answerRequest(deps, caller, context, input),
    async (input, caller, context) => {
      await limitRates(deps, guestLimits(input.params.order_number, context.ip), deps.now())
      return checkPhotoPlace(deps, { ...answeredRequest(deps, caller, input), context })
    },
  ),

  route(getPhoto, ({ params, query }) => servePhoto(deps, params.id, query)),
]

/** Allows the survey of the member's own order only. */
const ofMember = (
  { params, body: payload }: ParsedOf<typeof sendMemberSurvey>,
  { memberId }: Member,
) => ({
  payload,
  lock: async (tx: Db) => {
    const order = await lockOrder(tx, params.order_number)
    return order.member_id === memberId ? order : refuse('ORDER_NOT_FOUND')
  },
})

/** Allows the survey of an order whose phone and email the guest knows. */
const ofGuest = ({ params, body }: ParsedOf<typeof sendGuestSurvey>) => {
  const { phone, email, ...payload } = body
  const known = { orderNumber: params.order_number, phone, email }
  return { payload, lock: (tx: Db) => lockGuestOrder(tx, known) }
}

/** Limits guessing the owner of orders. */
const guestLimits = (orderNumber: string, ip: string) =>
  guessLimits({
    name: 'survey:guest',
    ip,
    targets: [orderNumber],
    windowMs: HOUR_MS,
    max: { network: TRIES_AN_HOUR, networkAtTarget: TRIES_AN_HOUR, target: 4 * TRIES_AN_HOUR },
  })

const triesOf = (key: string): RateLimit => ({ key, max: TRIES_AN_HOUR, windowMs: HOUR_MS })
