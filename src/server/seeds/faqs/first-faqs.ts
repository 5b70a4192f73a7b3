import { itemAt } from '#domain/collections/lists.ts'
import { english } from './en.ts'
import { korean } from './ko.ts'
import { vietnamese } from './vi.ts'

/** Questions on the landing page by language, in display order. */
export const firstFaqs = korean.map((ko, at) => ({
  ko,
  en: itemAt(english, at),
  vi: itemAt(vietnamese, at),
}))
