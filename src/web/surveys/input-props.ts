import type { Change, SurveyInput } from './answers.ts'
import type { Problems } from './find-problems.ts'

export interface InputProps {
  readonly input: SurveyInput
  readonly change: Change
  readonly problems: Problems
}
