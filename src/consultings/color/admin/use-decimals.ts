import { useLanguage } from '#web/language/use-text.ts'

/** Returns a formatter with a fixed number of decimals, so that figures align in a column. */
export function useDecimals() {
  const language = useLanguage()
  return (value: number, decimals: number) =>
    value
      .toLocaleString(language, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
      // Uses the minus sign that is as wide as a digit, and none for a rounded zero.
      .replace(/^-(?=[0.,]*$)/, '')
      .replace('-', '−')
}
