import { reportTexts } from '#texts/reports.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** Returns the texts of result sheets in the page's language. */
export const useReportText = () => usePageTexts(reportTexts)
