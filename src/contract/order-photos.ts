import { z } from 'zod'
import { photoSources } from '#domain/surveys/photo-source.ts'
import { endpoint } from './endpoint.ts'
import { guestTokenField, idField, orderNumberField } from './fields.ts'
import { surveyImage } from './surveys.ts'

export const photoStored = z.object({ order_number: z.string(), image: surveyImage })

/** Refusals of a call that takes one photo. */
export const photoRefusals = [
  'ORDER_NOT_FOUND',
  'PHOTOS_CLOSED',
  'PHOTO_REPLACED',
  'FILE_MISSING',
  'TOO_MANY_IMAGES',
  'IMAGE_TOO_LARGE',
  'IMAGE_NOT_SUPPORTED',
  'IMAGE_BROKEN',
  'IMAGE_TOO_MANY_PIXELS',
  'IMAGE_TOO_SMALL',
] as const

/**
 * Multipart: `payload` (JSON), one file in `images`. PHOTOS_CLOSED: no sheet is being written, or the
 * consent to photos was withdrawn. PHOTO_REPLACED: the place was taken meanwhile, by `current`.
 */
export const addOrderPhoto = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:order_number/photos',
  summary: 'Add a photo that the customer sent another way, with the consent noted',
  access: 'consultant',
  params: z.object({ order_number: orderNumberField }),
  body: z.object({
    /** Which of the kind's photos it is; null: another one. */
    name: z.string().max(50).nullable(),
    /** The current photo whose place it takes, as the administrator saw it; null: an empty place. */
    replaces: idField.nullable(),
    /** How the customer sent it. */
    source: z.enum(photoSources).exclude(['CUSTOMER']),
    /** The customer agreed that the studio adds it here. */
    customer_agreed: z.literal(true),
  }),
  bodyKind: 'multipart',
  reply: photoStored,
  status: 201,
  refusals: photoRefusals,
})

/**
 * Multipart: `payload` (JSON), one file in `images`. SURVEY_IN_WORK: a consultant has begun to write
 * the sheet. PHOTO_REPLACED: somebody changed the photo meanwhile, to `current`.
 */
export const changeOwnPhoto = endpoint({
  method: 'POST',
  path: '/v1/surveys/:order_number/photos',
  summary: 'Replace one photo of one’s own survey until the work begins',
  access: 'anyone',
  params: z.object({ order_number: orderNumberField }),
  query: z.object({ guest_token: guestTokenField.optional() }),
  body: z.object({
    /** The current photo, as the customer saw it. */
    replaces: idField,
  }),
  bodyKind: 'multipart',
  reply: photoStored,
  status: 201,
  refusals: ['SURVEY_IN_WORK', ...photoRefusals],
})
