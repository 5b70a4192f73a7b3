import { usePageTexts } from '#web/language/use-page-texts.ts'
import { hairTexts } from '../texts.ts'

/** Returns the texts of the hair consulting in the page's language. */
export const useHairText = () => usePageTexts(hairTexts)
