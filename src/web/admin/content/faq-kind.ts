import { adminFaqs, adminShopFaqs } from '#contract/admin-content.ts'
import { bodyWords, draftWords } from '../editing/draft.ts'
import type { ContentKind } from './content-editor.tsx'
import type { ThingOf } from './kept.ts'

export type FaqThing = ThingOf<typeof adminFaqs>
export type ShopFaqThing = ThingOf<typeof adminShopFaqs>

const words = ['question', 'answer'] as const
const faqDraft = (faq: FaqThing | null) => draftWords(words, faq)
const shopFaqDraft = (faq: ShopFaqThing | null) => ({
  ...draftWords(words, faq),
  author: faq?.author ?? '',
})

export type FaqName = keyof ReturnType<typeof faqDraft>
export type ShopFaqName = keyof ReturnType<typeof shopFaqDraft>

/** Questions of the landing page and the page of questions. */
export const faqKind: ContentKind<FaqThing, FaqName> = {
  key: ['admin', 'faqs'],
  calls: adminFaqs,
  nameOf: ({ question }) => question,
  draftOf: faqDraft,
  bodyOf: (draft) => bodyWords(words, draft),
}

/** Questions beside the product. */
export const shopFaqKind: ContentKind<ShopFaqThing, ShopFaqName> = {
  key: ['admin', 'shop-faqs'],
  calls: adminShopFaqs,
  nameOf: ({ question }) => question,
  draftOf: shopFaqDraft,
  bodyOf: (draft) => ({ ...bodyWords(words, draft), author: draft.author }),
}
