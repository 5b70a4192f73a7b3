import { z } from 'zod'
import { textLengths } from '#domain/limits/limits.ts'
import { isReasonFor, photoReasons } from '#domain/surveys/photo-requests.ts'
import { endpoint } from './endpoint.ts'
import { guestTokenField, idField, optionalText, orderNumberField } from './fields.ts'
import { photoRefusals, photoStored } from './order-photos.ts'
import { photoRequest } from './surveys.ts'

const orderParams = z.object({ order_number: orderNumberField })
const requestParams = orderParams.extend({ id: idField })

/**
 * Pauses the promise of the result sheet until the photo came. PHOTOS_CLOSED: no sheet is being
 * written, or the consent to photos was withdrawn. PHOTO_REQUESTED: it was asked for already.
 * PHOTO_REPLACED: another photo came meanwhile.
 */
export const askForPhoto = endpoint({
  method: 'POST',
  path: '/v1/admin/orders/:order_number/photo-requests',
  summary: 'Ask the customer for a photo, once more or because it is missing',
  access: 'consultant',
  params: orderParams,
  body: z
    .object({
      /** The photo to replace, as the administrator saw it; null: `name` is missing. */
      photo_id: idField.nullable(),
      /** Which of the kind's photos is missing; ignored with `photo_id`. */
      name: z.string().max(50).nullish(),
      reason: z.enum(photoReasons),
      /** Sent to the customer as it is; required for OTHER. */
      words: optionalText(textLengths.photoRequest),
    })
    .refine(({ photo_id, reason }) => isReasonFor(reason, photo_id !== null), { path: ['reason'] })
    .refine(({ reason, words }) => reason !== 'OTHER' || words, { path: ['words'] }),
  reply: z.object({ order_number: z.string(), request: photoRequest }),
  status: 201,
  refusals: ['ORDER_NOT_FOUND', 'PHOTOS_CLOSED', 'PHOTO_REQUESTED', 'PHOTO_REPLACED'],
})

/** PHOTO_REQUEST_CLOSED: the photo came, or it was withdrawn before. */
export const withdrawPhotoRequest = endpoint({
  method: 'DELETE',
  path: '/v1/admin/orders/:order_number/photo-requests/:id',
  summary: 'Withdraw a request for a photo; the promise goes on',
  access: 'consultant',
  params: requestParams,
  reply: z.object({ order_number: z.string(), request: photoRequest }),
  refusals: ['ORDER_NOT_FOUND', 'PHOTO_REQUEST_CLOSED'],
})

/**
 * Multipart: one file in `images`. The photo takes the place of the one that was asked for, and the
 * promise goes on. PHOTO_REQUEST_CLOSED: another one came, or it is not needed any more.
 */
export const answerPhotoRequest = endpoint({
  method: 'POST',
  path: '/v1/surveys/:order_number/photo-requests/:id/photo',
  summary: 'Send the photo that the studio asked for: its owner, or a guest with a token',
  access: 'anyone',
  params: requestParams,
  query: z.object({ guest_token: guestTokenField.optional() }),
  bodyKind: 'multipart',
  reply: photoStored,
  status: 201,
  idempotency: 'survey',
  refusals: ['PHOTO_REQUEST_CLOSED', ...photoRefusals],
})
