import type { KindOnScreen } from '#consultings/kinds-on-screen.ts'
import type { Order } from '#contract/orders.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { SurveyDeadline } from '#web/orders/survey-deadline.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { questionCount } from './answers.ts'
import { useSurveyText } from './use-survey-text.ts'

interface SurveyHeadProps {
  readonly kindScreen: KindOnScreen
  readonly answered: number
  readonly progressText: string
  readonly restored: boolean
  /** Whether answers were taken over from elsewhere on this device. */
  readonly isKnown: boolean
  /** Null for a guest whose order is not known yet. */
  readonly order: Order | null
  /** Whether a survey that was sent is being changed. */
  readonly isChange: boolean
}

/** Introduces the survey, with the progress. */
export function SurveyHead({
  kindScreen,
  answered,
  progressText,
  restored,
  isKnown,
  order,
  isChange,
}: SurveyHeadProps) {
  const { title } = usePageTexts(kindScreen.texts)
  const text = useSurveyText()
  const { ui } = useText()

  return (
    <header className="pt-6 pb-9 lg:col-span-2 lg:pt-12">
      <h1 className="display-title max-w-[12em]">{isChange ? text.change.title : title}</h1>
      <p role="status" className="mt-2 mb-3 text-small text-muted">
        {progressText}
      </p>
      <Progress
        label={text.progressLabel}
        value={answered}
        max={questionCount(kindScreen)}
        valueText={progressText}
      />
      {isChange && <p className="mt-3 max-w-(--container-form)">{text.change.lead}</p>}
      {order && <SurveyDeadline order={order} />}
      {isKnown && <p className="mt-3 text-small text-moss">{text.known}</p>}
      {restored && <p className="mt-3 text-small text-moss">{ui.restored}</p>}
    </header>
  )
}
