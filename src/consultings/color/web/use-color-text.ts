import { useLanguage } from '#web/language/use-text.ts'
import { type ColorReportTexts, colorReportTexts } from '../report-texts.ts'

/** Returns the fixed texts of a colour sheet in the page's language. */
export const useColorText = (): ColorReportTexts['report'] => colorReportTexts[useLanguage()].report
