import type { Language } from '#domain/languages/languages.ts'
import { useLanguage } from '#web/language/use-text.ts'

/** Formats a value with a fixed number of decimals. */
export const decimalIn = (language: Language) => (value: number, decimals: number) =>
  value.toLocaleString(language, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })

export const useDecimals = () => decimalIn(useLanguage())
