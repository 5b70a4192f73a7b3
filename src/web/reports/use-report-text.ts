import { reportTexts } from '#texts/reports.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** What is said around result sheets, in the language of the page. */
export const useReportText = () => usePageTexts(reportTexts)
