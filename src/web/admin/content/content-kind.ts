import { adminContents } from '#contract/admin-content.ts'
import { PLAIN_TYPE } from '#domain/content/article-type.ts'
import { bodyTexts, type Draft, draftTexts } from '../editing/draft.ts'
import type { ContentKind } from './content-editor.tsx'
import type { ItemOf } from './content-items.ts'

export type AdminContent = ItemOf<typeof adminContents>

const textFields = ['title', 'name', 'description', 'content'] as const

/** Leaves the name empty if it equals the title, which is its default. */
const toDraft = (content: AdminContent | null) => {
  const texts = draftTexts(textFields, content)
  return {
    article_type: content?.article_type ?? PLAIN_TYPE,
    link_url: content?.link_url ?? '',
    image_url: content?.image_url ?? '',
    ...texts,
    'ko.name': texts['ko.name'] === texts['ko.title'] ? '' : texts['ko.name'],
  }
}

type ContentName = keyof ReturnType<typeof toDraft>
export type ContentDraft = Draft<ContentName>

export const contentKind: ContentKind<AdminContent, ContentName> = {
  key: ['admin', 'contents'],
  calls: adminContents,
  nameOf: ({ title }) => title,
  draftOf: toDraft,
  bodyOf: (draft) => ({
    article_type: draft.article_type,
    link_url: draft.link_url,
    image_url: draft.image_url,
    ...bodyTexts(textFields, draft),
  }),
}
