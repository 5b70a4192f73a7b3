import { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import { textBlockUses } from '#domain/content/text-block-uses.ts'
import type { ContentKind } from '../content/content-editor.tsx'
import type { ThingOf } from '../content/kept.ts'
import { bodyWords, draftWords } from '../editing/draft.ts'

export type TextBlock = ThingOf<typeof adminTextBlocks>

const words = ['title', 'text'] as const

const toDraft = (block: TextBlock | null) => ({
  use: block?.use ?? textBlockUses[0],
  image_url: block?.image_url ?? '',
  hair: block?.drawing?.hair ?? '',
  fringe: block?.drawing?.fringe ?? 'none',
  ...draftWords(words, block),
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
    drawing: draft.hair ? { hair: draft.hair, fringe: draft.fringe } : null,
    ...bodyWords(words, draft),
  }),
}
