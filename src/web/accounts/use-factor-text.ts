import { factorTexts } from '#texts/factors.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** Returns the texts of second factors and passkeys in the page's language. */
export const useFactorText = () => usePageTexts(factorTexts)
