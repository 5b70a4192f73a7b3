import type { ComponentProps } from 'react'
import { useText } from '#web/language/use-text.ts'
import { TaskHeader } from '#web/layout/task-header.tsx'
import { StepTrail } from '#web/ui/step-trail.tsx'

/** Head of the survey, the last of the three steps that start on the order page. */
export function SurveyHeader(props: Omit<ComponentProps<typeof TaskHeader>, 'children'>) {
  return (
    <TaskHeader {...props}>
      <StepTrail steps={useText().ordering.steps} current={3} />
    </TaskHeader>
  )
}
