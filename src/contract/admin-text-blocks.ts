import { z } from 'zod'
import {
  addressField,
  contentEndpoints,
  orderedBody,
  orderedReply,
  translationsBody,
  translationsReply,
} from '#contract/content-endpoints.ts'
import { textBlockUses } from '#domain/content/text-block-uses.ts'
import { drawingField } from './drawing-fields.ts'
import { requiredText } from './fields.ts'

const TITLE_MAX_LENGTH = 80
const TEXT_MAX_LENGTH = 5_000

const texts = {
  /** Name of a style on the sheet. */
  title: requiredText(TITLE_MAX_LENGTH),
  text: requiredText(TEXT_MAX_LENGTH),
}

/** A style's picture: an uploaded one, or a drawing. */
const pictureFields = { image_url: addressField.optional(), drawing: drawingField.nullish() }

/** Consultants write with these texts, so they keep them too. */
export const adminTextBlocks = contentEndpoints(
  '/v1/admin/text-blocks',
  'Texts to use again',
  {
    body: z.object({
      use: z.enum(textBlockUses),
      ...pictureFields,
      ...texts,
      translations: translationsBody(z.object(texts)),
      ...orderedBody,
    }),
    reply: z.object({
      id: z.string(),
      use: z.enum(textBlockUses),
      image_url: z.string().nullable(),
      drawing: drawingField.nullable(),
      title: z.string(),
      text: z.string(),
      translations: translationsReply(z.object(texts)),
      ...orderedReply,
    }),
  },
  { read: 'staff', write: 'consultant' },
)
