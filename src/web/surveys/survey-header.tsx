import type { ComponentProps } from 'react'
import { useText } from '#web/language/use-text.ts'
import { TaskHeader } from '#web/layout/task-header.tsx'
import { StepTrail } from '#web/ui/step-trail.tsx'

interface SurveyHeaderProps extends Omit<ComponentProps<typeof TaskHeader>, 'children'> {
  /** Whether a survey that was sent is being changed. */
  readonly isChange?: boolean
}

/** Head of the survey, the last of the three steps that start on the order page. */
export function SurveyHeader({ isChange = false, ...props }: SurveyHeaderProps) {
  const { steps } = useText().ordering

  return <TaskHeader {...props}>{!isChange && <StepTrail steps={steps} current={3} />}</TaskHeader>
}
