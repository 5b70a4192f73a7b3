import type { ComponentProps } from 'react'
import { useText } from '#web/language/use-text.ts'
import { TaskTop } from '#web/layout/task-top.tsx'
import { StepTrail } from '#web/ui/step-trail.tsx'

/** Head of the survey, the last of the three steps that start on the order page. */
export function SurveyTop(props: Omit<ComponentProps<typeof TaskTop>, 'children'>) {
  return (
    <TaskTop {...props}>
      <StepTrail steps={useText().ordering.steps} current={3} />
    </TaskTop>
  )
}
