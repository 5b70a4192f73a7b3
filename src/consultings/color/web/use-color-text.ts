import { useLanguage } from '#web/language/use-text.ts'
import { type ColorSheetTexts, colorSheetTexts } from '../sheet-texts.ts'

/** What a sheet of personal colour says, in the language of the page. */
export const useColorText = (): ColorSheetTexts['sheet'] => colorSheetTexts[useLanguage()].sheet
