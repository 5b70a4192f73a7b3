import { type Format, formatFor } from '#texts/format.ts'
import { useLanguage } from './use-text.ts'

/** Money, numbers and times in the language of the page. */
export function useFormat(): Format {
  return formatFor(useLanguage())
}
