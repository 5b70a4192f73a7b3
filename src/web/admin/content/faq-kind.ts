import { adminFaqs, adminShopFaqs } from '#contract/admin-content.ts'
import { bodyTexts, draftTexts } from '../editing/draft.ts'
import type { ContentKind } from './content-editor.tsx'
import type { ItemOf } from './content-items.ts'

type AdminFaq = ItemOf<typeof adminFaqs>
type AdminShopFaq = ItemOf<typeof adminShopFaqs>

const textFields = ['question', 'answer'] as const
const faqDraft = (faq: AdminFaq | null) => draftTexts(textFields, faq)
const shopFaqDraft = (faq: AdminShopFaq | null) => ({
  ...draftTexts(textFields, faq),
  author: faq?.author ?? '',
})

export type FaqName = keyof ReturnType<typeof faqDraft>
type ShopFaqName = keyof ReturnType<typeof shopFaqDraft>

/** Questions of the landing page and the FAQ page. */
export const faqKind: ContentKind<AdminFaq, FaqName> = {
  key: ['admin', 'faqs'],
  calls: adminFaqs,
  nameOf: ({ question }) => question,
  draftOf: faqDraft,
  bodyOf: (draft) => bodyTexts(textFields, draft),
}

/** Questions of the product page. */
export const shopFaqKind: ContentKind<AdminShopFaq, ShopFaqName> = {
  key: ['admin', 'shop-faqs'],
  calls: adminShopFaqs,
  nameOf: ({ question }) => question,
  draftOf: shopFaqDraft,
  bodyOf: (draft) => ({ ...bodyTexts(textFields, draft), author: draft.author }),
}
