import type { z } from 'zod'
import type { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import { drawingField } from '#contract/drawing-fields.ts'
import {
  mapLanguages,
  mergeTranslations,
  textsIn,
  translationsIn,
} from '#server/platform/localized-texts.ts'
import { toOrderedReply } from './kinds.ts'
import type { Kind } from './ordered-content.ts'

type Body = z.output<typeof adminTextBlocks.create.body>
type Reply = z.input<typeof adminTextBlocks.create.reply>

/** Texts that the studio reuses. Only a style has a picture; other uses drop it. */
export const textBlocks: Kind<'text_blocks', Body, Reply> = {
  table: 'text_blocks',
  name: 'text-block',
  toColumns: ({ use = undefined, image_url, drawing, title, text, translations }, before) => {
    const to = use ?? before?.use
    const hasPicture = to === 'STYLE'
    return {
      use: to,
      image_url: hasPicture ? (image_url === undefined ? before?.image_url : image_url) : null,
      ...(hasPicture
        ? drawing !== undefined && { drawing: drawing && JSON.stringify(drawing) }
        : { drawing: null }),
      words: JSON.stringify(
        mapLanguages(
          mergeTranslations(before?.words, { ko: { title, text }, translations }),
          (it) => ({ title: it.title, text: it.text }),
        ),
      ),
    }
  },
  toReply: (row) => ({
    ...toOrderedReply(row),
    use: row.use,
    image_url: row.image_url,
    drawing: drawingField.safeParse(row.drawing).data ?? null,
    ...textsIn('ko', row.words),
    translations: translationsIn(row.words),
  }),
}
