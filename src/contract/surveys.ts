import { z } from 'zod'
import { kinds } from '#consultings/kinds.ts'
import { answerFields, replyFields } from '#consultings/question.ts'
import { endpoint } from './endpoint.ts'
import {
  emailField,
  guestTokenField,
  languageField,
  orderNumberField,
  phoneField,
} from './fields.ts'

const { questions } = kinds.HAIR_CONSULTING

/** The survey payload of the spec. What is left out or empty was not answered. Source: SRV-01 to 03. */
export const surveyPayload = z.object({
  ...answerFields(questions),
  /**
   * The confirmation box. For callers without the second box it also counts as the consent below.
   */
  agreed_all: z.literal(true),
  /** Separate consent to photos and body data. False is refused. */
  sensitive_agree: z.literal(true).default(true),
})
export type SurveyPayload = z.input<typeof surveyPayload>

const surveySent = z.object({
  order_number: z.string(),
  /**
   * The canonical order status in the reader's vocabulary; a paid order becomes scheduled by its
   * survey.
   */
  status: z.string(),
  images: z.array(z.object({ id: z.string(), url: z.string() })),
})

const sendRefusals = [
  'ORDER_NOT_FOUND',
  'SURVEY_EXISTS',
  'SURVEY_CLOSED',
  'TOO_MANY_IMAGES',
  'IMAGE_TOO_LARGE',
  'IMAGE_NOT_SUPPORTED',
  'IMAGE_BROKEN',
  'IMAGE_TOO_MANY_PIXELS',
] as const

const orderNumberParams = z.object({ order_number: orderNumberField })

/** Multipart: `payload` (JSON), `images` 0–3. */
export const sendMemberSurvey = endpoint({
  method: 'POST',
  path: '/v1/surveys/member/:order_number',
  summary: 'Send the survey of one’s own order',
  access: 'member',
  params: orderNumberParams,
  body: surveyPayload,
  bodyKind: 'multipart',
  reply: surveySent,
  status: 201,
  idempotency: 'survey',
  refusals: sendRefusals,
})

/**
 * Sends a guest's survey, proven by the order's phone and email; 404 when they do not match the
 * order.
 */
export const sendGuestSurvey = endpoint({
  method: 'POST',
  path: '/v1/surveys/guest/:order_number',
  summary: 'Send the survey of a guest order',
  access: 'anyone',
  params: orderNumberParams,
  body: surveyPayload.extend({ phone: phoneField, email: emailField }),
  bodyKind: 'multipart',
  reply: surveySent,
  status: 201,
  idempotency: 'survey',
  refusals: sendRefusals,
})

export const surveyReply = z.object({
  order_number: z.string(),
  /** Language in which it was written. */
  language: languageField,
  /**
   * The answers. What was not answered has the spec's default; what was erased because consent was
   * withdrawn is null.
   */
  ...replyFields(questions),
  /** Names of the questions that were asked and not answered. */
  left_blank: z.array(z.string()),
  created_at: z.string(),
  /** Links expire after 10 minutes. */
  images: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      thumbnail_url: z.string(),
      width: z.int(),
      height: z.int(),
    }),
  ),
})
export type Survey = z.output<typeof surveyReply>

export const getSurvey = endpoint({
  method: 'GET',
  path: '/v1/surveys/:order_number',
  summary: 'A survey with its photos: owner, administrator, or guest with a token',
  access: 'anyone',
  params: orderNumberParams,
  query: z.object({ guest_token: guestTokenField.optional() }),
  reply: surveyReply,
  refusals: ['ORDER_NOT_FOUND'],
})

/** Erases photos, height and weight at once; the order stays. Idempotent. */
export const withdrawSurveyConsent = endpoint({
  method: 'DELETE',
  path: '/v1/surveys/:order_number/sensitive-data',
  summary: 'Withdraw the consent to photos and body data of one survey: its owner or guest',
  access: 'anyone',
  params: orderNumberParams,
  query: z.object({ guest_token: guestTokenField.optional() }),
  reply: z.undefined(),
  status: 204,
  refusals: ['ORDER_NOT_FOUND'],
})

/** The bytes of a photo. The signed link is the permission; it expires after 10 minutes. */
export const getPhoto = endpoint({
  method: 'GET',
  path: '/v1/photos/:id',
  summary: 'A customer’s photo by its signed link',
  access: 'anyone',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    size: z.enum(['full', 'thumbnail']).default('full'),
    expires: z.string().max(20),
    signature: z.string().max(128),
  }),
  file: true,
  reply: z.any(),
  refusals: ['LINK_EXPIRED'],
})
