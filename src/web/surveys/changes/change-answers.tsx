import type { ApiRefusal } from '#web/api/api-refusal.ts'
import type { OpenSurvey, SurveyStop } from '../open-survey.ts'
import { SurveyForm } from '../survey-form.tsx'
import type { SentSurvey } from './sent-answers.ts'
import { useChangeForm } from './use-change-form.tsx'

interface ChangeAnswersProps {
  readonly survey: OpenSurvey
  readonly sent: SentSurvey
  readonly photoRetentionDays: number
  readonly onStop: (stop: SurveyStop) => void
  /** Called when a photo turns out to have been changed elsewhere: the survey must be read again. */
  readonly onOutdated: (refusal: ApiRefusal) => void
  /** Why the survey was read again. */
  readonly outdated: ApiRefusal | null
}

/** Survey that was sent, to be changed until the work begins. Source: docs/rules.md S-25. */
export function ChangeAnswers({ survey, photoRetentionDays, ...rest }: ChangeAnswersProps) {
  const filling = useChangeForm(survey, rest)
  return <SurveyForm survey={survey} photoRetentionDays={photoRetentionDays} filling={filling} />
}
