import { surveys as en } from './en/surveys.ts'
import { surveys as ko, type SurveyTexts } from './ko/surveys.ts'
import type { Language } from './messages.ts'
import { surveys as vi } from './vi/surveys.ts'

export type { SurveyTexts } from './ko/surveys.ts'

/** Separate from the site's texts: only the survey's page and the back office load them. */
export const surveyTexts: Readonly<Record<Language, SurveyTexts>> = { ko, en, vi }
