import { z } from 'zod'
import { roles } from '#domain/accounts/roles.ts'
import { erasureReasons } from '#domain/surveys/photo-erasure.ts'
import { extraDays } from '#domain/surveys/photo-retention.ts'
import { endpoint } from './endpoint.ts'
import { guestTokenField, orderNumberField } from './fields.ts'
import { surveyImage } from './surveys.ts'

const params = z.object({ order_number: orderNumberField })
const query = z.object({ guest_token: guestTokenField.optional() })

const photoRecord = z.object({
  order_number: z.string(),
  /** Current photos. Links expire after 10 minutes. */
  images: z.array(surveyImage),
  /** Who of the studio looked at the photos: one row per person and day, the latest first. */
  looks: z.array(
    z.object({
      /** Empty for somebody whose account is closed. */
      name: z.string(),
      role: z.enum(roles),
      /** The last look of that day. */
      at: z.string(),
    }),
  ),
  retention: z.object({
    /** Days after the end of the order, from the settings. */
    days: z.int(),
    /** What the customer asked for in addition. */
    extra_days: z.literal(extraDays).nullable(),
    /** Null while the order is open. */
    stored_until: z.string().nullable(),
  }),
  /** Whether photos can still be replaced: no consultant has begun to work. */
  can_change: z.boolean(),
  /** Proof of erasure of each photo with its small copy, the last first. */
  erased_photos: z.array(
    z.object({
      /** Which of the kind's photos it was; null: unknown. */
      name: z.string().nullable(),
      reason: z.enum(erasureReasons),
      at: z.string(),
    }),
  ),
  /** When answers about body and health were erased, since the consent was withdrawn. */
  answers_erased_at: z.string().nullable(),
})
export type PhotoRecord = z.output<typeof photoRecord>

export const getPhotoRecord = endpoint({
  method: 'GET',
  path: '/v1/surveys/:order_number/photo-record',
  summary: 'What happens to one’s photos: who looked, until when they are kept, proof of erasure',
  access: 'anyone',
  params,
  query,
  reply: photoRecord,
  refusals: ['ORDER_NOT_FOUND'],
})

/** Null withdraws it. PHOTOS_CLOSED: no photo is stored. */
export const storePhotosLonger = endpoint({
  method: 'PUT',
  path: '/v1/surveys/:order_number/photo-retention',
  summary: 'Have one’s photos kept longer than usual, or withdraw that',
  access: 'anyone',
  params,
  query,
  body: z.object({ extra_days: z.literal(extraDays).nullable() }),
  reply: z.undefined(),
  status: 204,
  refusals: ['ORDER_NOT_FOUND', 'PHOTOS_CLOSED'],
})
