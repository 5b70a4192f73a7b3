import { z } from 'zod'
import { isOffered, type KindName, kindNames, kinds } from '#consultings/kinds.ts'
import { answerFields, replyFields } from '#consultings/question.ts'
import { MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import { photoReasons } from '#domain/surveys/photo-requests.ts'
import { photoSources } from '#domain/surveys/photo-source.ts'
import { bodyByKind, replyByKind } from './by-kind.ts'
import { endpoint } from './endpoint.ts'
import {
  emailField,
  guestTokenField,
  languageField,
  orderNumberField,
  phoneField,
} from './fields.ts'

const agreements = {
  /**
   * The confirmation box. For callers without the second box it also counts as the consent below.
   */
  agreed_all: z.literal(true),
  /** Separate consent to photos, body and health data. False is refused. */
  sensitive_agree: z.literal(true).default(true),
}

/** Questions of other surveys, which this one refuses. */
function foreignFields(name: KindName): object {
  const others = kindNames.flatMap((other) => Object.keys(kinds[other].questions))
  const foreign = others.filter((question) => !Object.hasOwn(kinds[name].questions, question))
  return Object.fromEntries(foreign.map((question) => [question, z.never().optional()]))
}

/** Fields of a body with the answers to a kind's survey. */
export const answersOfKind = <Name extends KindName>(name: Name) => ({
  ...foreignFields(name),
  ...answerFields<(typeof kinds)[Name]['questions']>(kinds[name].questions),
})

const payloadFields = <Name extends KindName, Proof extends z.ZodRawShape>(
  name: Name,
  proof: Proof,
) => {
  const photos: readonly string[] = kinds[name].photos
  return z.object({
    ...answersOfKind(name),
    /** Which of the kind's photos each of `images` is, in their order. Absent: unknown. */
    photos: z.array(z.enum(photos)).max(MAX_SURVEY_PHOTOS).default([]),
    ...agreements,
    ...proof,
  })
}
type PayloadFields<Name extends KindName, Proof extends z.ZodRawShape> = ReturnType<
  typeof payloadFields<Name, Proof>
>

/**
 * The survey payload of the spec, for the order's kind. Absent or empty means not answered.
 * Source: SRV-01 to 03.
 */
const surveyPayload = <Proof extends z.ZodRawShape>(proof: Proof) =>
  bodyByKind<
    { [Name in KindName]: z.output<PayloadFields<Name, Proof>> },
    { [Name in KindName]: z.input<PayloadFields<Name, Proof>> }
  >((kind) => payloadFields(kind, proof))

export type SurveyPayload = z.input<typeof sendMemberSurvey.body>
export type SurveyPayloadOf<Name extends KindName> = Extract<
  SurveyPayload,
  { consulting_type?: Name | undefined }
>

const surveySent = z.object({
  order_number: z.string(),
  /**
   * The canonical order status in the reader's vocabulary; a paid order becomes scheduled by its
   * survey.
   */
  status: z.string(),
  /** When the result sheet is promised; null while the order is unpaid. */
  due_at: z.string().nullable(),
  images: z.array(z.object({ id: z.string(), url: z.string() })),
})

const sendRefusals = [
  'ORDER_NOT_FOUND',
  'SURVEY_EXISTS',
  'SURVEY_CLOSED',
  'OTHER_KIND',
  'TOO_MANY_IMAGES',
  'IMAGE_TOO_LARGE',
  'IMAGE_NOT_SUPPORTED',
  'IMAGE_BROKEN',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_TOO_SMALL',
] as const

const orderNumberParams = z.object({ order_number: orderNumberField })

/** Multipart: `payload` (JSON), `images` 0–3. */
export const sendMemberSurvey = endpoint({
  method: 'POST',
  path: '/v1/surveys/member/:order_number',
  summary: 'Send the survey of one’s own order',
  access: 'member',
  params: orderNumberParams,
  body: surveyPayload({}),
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
  body: surveyPayload({ phone: phoneField, email: emailField }),
  bodyKind: 'multipart',
  reply: surveySent,
  status: 201,
  idempotency: 'survey',
  refusals: sendRefusals,
})

export const surveyImage = z.object({
  id: z.string(),
  /** Which of the kind's photos it is; null if not given. */
  name: z.string().nullable(),
  url: z.string(),
  thumbnail_url: z.string(),
  width: z.int(),
  height: z.int(),
  /** How it came: sent on the site, or added by the studio. */
  source: z.enum(photoSources),
  added_at: z.string(),
})

export const photoRequest = z.object({
  id: z.string(),
  /** Which of the kind's photos is asked for; null: one without a name. */
  name: z.string().nullable(),
  /** The photo to replace; null: it is missing. */
  photo_id: z.string().nullable(),
  reason: z.enum(photoReasons),
  /** Text of the studio for the customer. */
  words: z.string().nullable(),
  asked_at: z.string(),
  /** `VOID`: the sheet was sent or the order ended before the photo came. */
  state: z.enum(['OPEN', 'ANSWERED', 'WITHDRAWN', 'VOID']),
  closed_at: z.string().nullable(),
})

/** An answer in any form; null: not answered. */
const anyAnswer = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]).nullable()

const answerChange = z.object({
  at: z.string(),
  /** Earlier answers by question: those that this change replaced. */
  before: z.record(z.string(), anyAnswer),
})
export type AnswerChange = z.output<typeof answerChange>

const replyHead = z.object({
  order_number: z.string(),
  /** Language in which it was written. */
  language: languageField,
  /** Names of the questions that were asked and not answered. */
  left_blank: z.array(z.string()),
  /** When consent was withdrawn, with which photos and sensitive answers were erased. */
  erased_at: z.string().nullable(),
  created_at: z.string(),
  /** Counts the changes of the answers, from 1. */
  revision: z.int(),
  /** Changes of the answers by the customer, the last first. Deleted when the order ended. */
  changes: z.array(answerChange),
  /** Links expire after 10 minutes. */
  images: z.array(surveyImage),
  /**
   * Photos whose place another one took, the last replaced first. Stored until the order ends.
   */
  replaced_images: z.array(surveyImage.extend({ replaced_at: z.string() })),
  /** Photos that the customer removed, the last first. */
  removed_photos: z.array(z.object({ name: z.string().nullable(), removed_at: z.string() })),
  /** Photos that the studio asked for, the newest request first. */
  photo_requests: z.array(photoRequest),
})

const replyOf = <Name extends KindName>(name: Name) =>
  replyHead.extend(replyFields<(typeof kinds)[Name]['questions']>(kinds[name].questions))
export type Survey = {
  [Name in KindName]: z.output<ReturnType<typeof replyOf<Name>>> & {
    readonly consulting_type: Name
  }
}[KindName]

/**
 * The answers are merged with the head. An unanswered question has the spec's default; an answer that
 * was erased because consent was withdrawn is null. Answers of an unknown kind, or of a newer version
 * of the software, are replied as they are stored.
 */
export const surveyReply = replyByKind<Survey>((type) =>
  isOffered(type) ? replyOf(type) : replyHead.loose(),
)

export const getSurvey = endpoint({
  method: 'GET',
  path: '/v1/surveys/:order_number',
  summary: 'A survey with its photos: owner, administrator, or guest with a token',
  access: 'anyone',
  look: { action: 'survey.view', of: 'order_number' },
  params: orderNumberParams,
  query: z.object({ guest_token: guestTokenField.optional() }),
  reply: surveyReply,
  refusals: ['ORDER_NOT_FOUND'],
})

/** Erases photos and sensitive answers at once; the order stays. Idempotent. */
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
