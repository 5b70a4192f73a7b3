import type { OpenSurvey, SurveyStop } from './open-survey.ts'
import { SurveyForm } from './survey-form.tsx'
import { useSurveyForm } from './use-survey-form.ts'

interface NewSurveyProps {
  readonly survey: OpenSurvey
  readonly photoRetentionDays: number
  readonly onStop: (stop: SurveyStop) => void
}

/** Survey of an order that has none yet. */
export function NewSurvey({ survey, photoRetentionDays, onStop }: NewSurveyProps) {
  const filling = useSurveyForm(survey, onStop)
  return <SurveyForm survey={survey} photoRetentionDays={photoRetentionDays} filling={filling} />
}
