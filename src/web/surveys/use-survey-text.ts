import { surveyTexts } from '#texts/surveys.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** The sentences of a survey's screen, in the language of the page. */
export const useSurveyText = () => usePageTexts(surveyTexts)
