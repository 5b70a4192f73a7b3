import { type Format, formatFor } from '#texts/format.ts'
import { useLanguage } from './use-text.ts'

/** Returns the formatters of the page's language. */
export function useFormat(): Format {
  return formatFor(useLanguage())
}
