import { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import { textBlockUses } from '#domain/content/text-block-uses.ts'
import { decodePortrait, encodePortrait } from '#domain/drawings/parameters/encoding.ts'
import { hairChoices } from '#domain/drawings/parameters/hair-choices.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import type { StyleChoices } from '#domain/drawings/styles/style-choices.ts'
import type { ContentKind } from '../content/content-editor.tsx'
import type { ItemOf } from '../content/content-items.ts'
import { bodyTexts, draftTexts } from '../editing/draft.ts'

export type TextBlock = ItemOf<typeof adminTextBlocks>

/** Encodes a drawing for an editor field, in the form used in its address. */
export const encodeDrawing = (hair: StyleChoices): string => encodePortrait(portraitOf({ hair }))

/** Decodes the drawing of an editor field; null if there is none. */
export const decodeDrawing = (text: string): StyleChoices | null =>
  text ? hairChoices(decodePortrait(text).hair) : null

const textFields = ['title', 'text'] as const

const toDraft = (block: TextBlock | null) => ({
  use: block?.use ?? textBlockUses[0],
  image_url: block?.image_url ?? '',
  drawing: block?.drawing ? encodeDrawing(block.drawing) : '',
  ...draftTexts(textFields, block),
})

export type TextBlockName = keyof ReturnType<typeof toDraft>

export const textBlockKind: ContentKind<TextBlock, TextBlockName> = {
  key: ['admin', 'text-blocks'],
  calls: adminTextBlocks,
  nameOf: ({ title }) => title,
  draftOf: toDraft,
  bodyOf: (draft) => ({
    use: draft.use,
    image_url: draft.image_url,
    drawing: decodeDrawing(draft.drawing),
    ...bodyTexts(textFields, draft),
  }),
}
