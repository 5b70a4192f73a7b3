import { english } from './en.ts'
import { korean } from './ko.ts'
import { vietnamese } from './vi.ts'

/** Questions on the landing page by language, in display order. */
export const firstFaqs = korean.map((ko, at) => ({
  ko,
  en: english[at]!,
  vi: vietnamese[at]!,
}))
