import { z } from 'zod'
import { photoSources } from '#domain/surveys/photo-source.ts'
import { endpoint } from './endpoint.ts'
import { idField, orderNumberField } from './fields.ts'
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
