import { surveyTexts } from '#texts/surveys.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** The survey's questions and sentences, in the language of the page. */
export const useSurveyText = () => usePageTexts(surveyTexts)
