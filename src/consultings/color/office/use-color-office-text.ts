import { useLanguage } from '#web/language/use-text.ts'
import { type ColorOfficeTexts, colorOfficeTexts } from '../office-texts.ts'

/** What the editor of colour sheets says, in the language of the page. */
export const useColorOfficeText = (): ColorOfficeTexts => colorOfficeTexts[useLanguage()]
