import { useLanguage } from '#web/language/use-text.ts'
import { type ColorSheetTexts, colorSheetTexts } from '../sheet-texts.ts'

/** Returns the fixed texts of a colour sheet in the page's language. */
export const useColorText = (): ColorSheetTexts['sheet'] => colorSheetTexts[useLanguage()].sheet
