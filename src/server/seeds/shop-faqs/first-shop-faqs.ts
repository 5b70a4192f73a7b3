import { itemAt } from '#domain/collections/lists.ts'
import { forEachLanguage, type Language } from '#domain/languages/languages.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import { english } from './en.ts'
import { korean } from './ko.ts'
import type { ShopFaqWords } from './shop-faq.ts'
import { vietnamese } from './vi.ts'

const byLanguage: Readonly<Record<Language, readonly ShopFaqWords[]>> = {
  ko: korean,
  en: english,
  vi: vietnamese,
}

/** Frequently asked questions of a new shop by language, in display order. */
export const firstShopFaqs = (settings: Settings) =>
  korean.map((_words, at) =>
    forEachLanguage((language) => {
      const { question, answer } = itemAt(byLanguage[language], at)(settings)
      return { question, answer: cleanHtml(answer) }
    }),
  )
