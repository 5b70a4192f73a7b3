import { z } from 'zod'
import { type KindName, kinds } from '#consultings/kinds.ts'
import { MAX_SURVEY_PHOTOS } from '#domain/limits/limits.ts'
import { bodyByKind } from './by-kind.ts'
import { endpoint } from './endpoint.ts'
import { guestTokenField, idField, orderNumberField } from './fields.ts'
import { photoRefusals } from './order-photos.ts'
import { answersOfKind, surveyImage } from './surveys.ts'

const changeFields = <Name extends KindName>(name: Name) => {
  const photos: readonly string[] = kinds[name].photos
  return z.object({
    ...answersOfKind(name),
    /** The survey's revision when its answers were read. */
    base_revision: z.int().min(1),
    /** Place of each of `images`, in their order. */
    photos: z
      .array(
        z.object({
          name: z.enum(photos),
          /** The current photo whose place it takes, as the customer saw it; null: an empty place. */
          replaces: idField.nullable(),
        }),
      )
      .max(MAX_SURVEY_PHOTOS)
      .default([]),
    /** Current photos to delete. */
    removed_photos: z.array(idField).max(MAX_SURVEY_PHOTOS).default([]),
  })
}
type ChangeFields<Name extends KindName> = ReturnType<typeof changeFields<Name>>

const changedSurvey = bodyByKind<
  { [Name in KindName]: z.output<ChangeFields<Name>> },
  { [Name in KindName]: z.input<ChangeFields<Name>> }
>(changeFields)
export type SurveyChange = z.input<typeof changedSurvey>

/**
 * JSON, or multipart: `payload` (JSON), `images` 0–3. The answers are sent as a whole: one that is left
 * out counts as not answered.
 *
 * SURVEY_IN_WORK: a consultant has begun to write the sheet. SURVEY_CLOSED: there is no survey, the
 * order ended, or the consent was withdrawn. EDIT_CONFLICT with `current`: the answers were changed
 * since that revision. PHOTO_REPLACED with `current`: that photo was changed meanwhile.
 */
export const changeSurvey = endpoint({
  method: 'PUT',
  path: '/v1/surveys/:order_number',
  summary: 'Change the answers and photos of one’s own survey until the work begins',
  access: 'anyone',
  params: z.object({ order_number: orderNumberField }),
  query: z.object({ guest_token: guestTokenField.optional() }),
  body: changedSurvey,
  bodyKind: 'either',
  reply: z.object({
    order_number: z.string(),
    revision: z.int(),
    images: z.array(surveyImage),
  }),
  refusals: ['SURVEY_IN_WORK', 'SURVEY_CLOSED', 'OTHER_KIND', 'EDIT_CONFLICT', ...photoRefusals],
})
