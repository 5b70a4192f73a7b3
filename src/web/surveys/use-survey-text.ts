import { surveyTexts } from '#texts/surveys.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** Returns the texts of the survey page in the page's language. */
export const useSurveyText = () => usePageTexts(surveyTexts)
