import { z } from 'zod'
import { surveyBounds, textLengths } from '#domain/limits/limits.ts'
import {
  discoveryChannels,
  faceShapes,
  facialFeatures,
  facialTypes,
  neckLengths,
  shoulderWidths,
  surveyDefaults,
} from '#domain/surveys/survey-options.ts'
import { endpoint } from './endpoint.ts'
import {
  emailField,
  guestTokenField,
  languageField,
  orderNumberField,
  phoneField,
  requiredText,
} from './fields.ts'

const { heightCm, weightKg, otherConsultingCount } = surveyBounds

/** The survey payload of the spec. Empty choices take the spec's defaults. Source: SRV-01 to 03. */
export const surveyPayload = z.object({
  face_shape: z.enum(faceShapes).default(surveyDefaults.faceShape),
  facial_type: z
    .enum(facialTypes)
    .nullish()
    .transform((type) => type ?? null),
  features: z
    .array(z.enum(facialFeatures))
    .max(facialFeatures.length)
    .default([])
    .transform((all) => [...new Set(all)]),
  neck_length: z.enum(neckLengths).default('normal'),
  shoulder: z.enum(shoulderWidths).default('normal'),
  discovered_via: z.enum(discoveryChannels).default(surveyDefaults.discoveredVia),
  height_cm: z.number().min(heightCm.min).max(heightCm.max).default(surveyDefaults.heightCm),
  weight_kg: z.number().min(weightKg.min).max(weightKg.max).default(surveyDefaults.weightKg),
  note: requiredText(textLengths.surveyNote),
  had_other_consulting: z.boolean().default(false),
  other_consulting_count: z
    .int()
    .min(otherConsultingCount.min)
    .max(otherConsultingCount.max)
    .nullish()
    .transform((count) => count ?? 0),
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
  face_shape: z.string(),
  facial_type: z.string().nullable(),
  features: z.array(z.string()),
  neck_length: z.string(),
  shoulder: z.string(),
  discovered_via: z.string(),
  /** Null, like the weight, once erased because consent was withdrawn. */
  height_cm: z.number().nullable(),
  weight_kg: z.number().nullable(),
  note: z.string(),
  had_other_consulting: z.boolean(),
  other_consulting_count: z.int(),
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
