import { useText } from '#web/language/use-text.ts'

interface StepTrailProps {
  readonly steps: readonly string[]
  /** From 1. */
  readonly current: number
}

/** 1 주문 — 2 결제 — 3 설문지 */
export function StepTrail({ steps, current }: StepTrailProps) {
  const text = useText().ui

  return (
    <ol
      aria-label={text.progress(current, steps.length)}
      className="flex text-small whitespace-nowrap"
    >
      {steps.map((step, at) => (
        <li
          key={step}
          aria-current={at + 1 === current ? 'step' : undefined}
          className={at + 1 === current ? 'font-strong' : 'text-muted'}
        >
          {at > 0 && (
            <span aria-hidden="true" className="mx-1.5 font-regular text-rule">
              —
            </span>
          )}
          {at + 1} {step}
        </li>
      ))}
    </ol>
  )
}
