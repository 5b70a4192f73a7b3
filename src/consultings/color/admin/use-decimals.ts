import { useLanguage } from '#web/language/use-text.ts'

/** Writes measured figures with a fixed number of decimals, so that they align in a column. */
export function useDecimals() {
  const language = useLanguage()
  return (value: number, decimals: number) =>
    value
      .toLocaleString(language, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })
      // A minus is as wide as a figure. What rounds to zero has none.
      .replace(/^-(?=[0.,]*$)/, '')
      .replace('-', '−')
}
