import type { DashboardFigures, readDashboard } from '#contract/dashboard.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'

type Counts = DashboardFigures['funnel']
const steps = ['visits', 'orders', 'paid', 'surveys', 'results'] as const

/** Funnel from visit to result sheet, each step with its share of the step before. */
export function Funnel({ current, before }: ReplyOf<typeof readDashboard>) {
  const labels = useAdminText().dashboard.funnel

  return (
    <Part title={labels.title} level={2}>
      <ol className="max-w-(--container-text)">
        {steps.map((step, at) => {
          const previous = steps[at - 1]
          return (
            <Step
              key={step}
              label={labels.steps[step]}
              now={current.funnel[step]}
              before={before.funnel[step]}
              previousStep={previous ? current.funnel[previous] : null}
              max={maxOf(current.funnel, step)}
            />
          )
        })}
      </ol>
      <p className="max-w-(--container-text) pt-2 text-tiny text-muted">{labels.note}</p>
    </Part>
  )
}

/**
 * Returns the full length of a bar. Visits far outnumber orders, so they have a scale of their own.
 */
const maxOf = ({ visits, orders, paid, surveys, results }: Counts, step: keyof Counts) =>
  step === 'visits' ? visits : Math.max(orders, paid, surveys, results)

interface StepProps {
  readonly label: string
  readonly now: number
  readonly before: number
  /** Count of the step above; null for the first. */
  readonly previousStep: number | null
  readonly max: number
}

function Step({ label, now, before, previousStep, max }: StepProps) {
  const labels = useAdminText().dashboard.funnel
  const format = useFormat()
  // Visits were not always counted, so there can be more orders than visits: show no share then.
  const share =
    previousStep && now <= previousStep
      ? format.number(Math.round((now / previousStep) * 1_000) / 10)
      : null

  return (
    <li className="border-b border-sand py-2 text-small">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{label}</span>
        <span className="text-right">
          <strong className="figures font-strong">{format.number(now)}</strong>
          <span className="pl-2 text-tiny text-muted">
            {[share && labels.share(share), labels.before(format.number(before))]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
      </div>
      <div aria-hidden="true" className="mt-1.5 h-2 bg-fill">
        <div
          className="h-full forced-color-adjust-none bg-clay"
          style={{ width: `${max && (now / max) * 100}%` }}
        />
      </div>
    </li>
  )
}
