import { english } from './en.ts'
import { korean } from './ko.ts'
import { vietnamese } from './vi.ts'

/** What visitors want to know before they choose, by language, in the order of the page. */
export const firstFaqs = korean.map((ko, at) => ({
  ko,
  en: english[at]!,
  vi: vietnamese[at]!,
}))
