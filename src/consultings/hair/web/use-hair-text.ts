import { usePageTexts } from '#web/language/use-page-texts.ts'
import { hairTexts } from '../texts.ts'

/** What the hair consulting says, in the language of the page. */
export const useHairText = () => usePageTexts(hairTexts)
