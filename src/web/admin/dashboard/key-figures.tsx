import type { readDashboard } from '#contract/dashboard.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { changeInPercent } from '#domain/dashboard/period.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'

interface Figure {
  readonly term: string
  /** Null if it cannot be computed. */
  readonly now: number | null
  readonly before: number | null
  readonly formatValue: (value: number) => string
  readonly note?: string
}

/** Key figures of a period, each compared with the period before. */
export function KeyFigures({ current, before }: ReplyOf<typeof readDashboard>) {
  const labels = useAdminText().dashboard.figures
  const format = useFormat()
  const { survey_to_result: reports, rating } = current

  const figures: Figure[] = [
    { term: labels.revenue, now: current.revenue, before: before.revenue, formatValue: format.won },
    { term: labels.refunds, now: current.refunds, before: before.refunds, formatValue: format.won },
    {
      term: labels.orders,
      now: current.funnel.orders,
      before: before.funnel.orders,
      formatValue: format.number,
    },
    {
      term: labels.report,
      now: reports.hours,
      before: before.survey_to_result.hours,
      formatValue: (hours) => labels.hours(format.number(hours)),
      note: labels.reports(format.number(reports.orders)),
    },
    {
      term: labels.rating,
      now: rating.average,
      before: before.rating.average,
      formatValue: (stars) => labels.stars(format.number(stars)),
      note: labels.reviews(format.number(rating.count)),
    },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-4 border-t border-ink md:grid-cols-3 xl:grid-cols-5">
      {figures.map((figure) => (
        <FigureTile key={figure.term} {...figure} />
      ))}
    </dl>
  )
}

function FigureTile({ term, now, before, formatValue, note }: Figure) {
  const labels = useAdminText().dashboard.figures
  const format = useFormat()
  const percent = now === null || before === null ? null : changeInPercent(now, before)
  const sign = percent !== null && percent > 0 ? '+' : ''

  return (
    <div className="border-b border-sand py-3.5">
      <dt className="text-small text-muted">{term}</dt>
      <dd>
        <span className="figures block pt-0.5 text-total">
          {now === null ? '–' : formatValue(now)}
        </span>
        <span className="block text-tiny text-muted">
          <span className="whitespace-nowrap">
            {before === null ? labels.nothingBefore : labels.before(formatValue(before))}
          </span>
          {percent !== null && (
            <strong className="font-strong text-ink">{` ${sign}${format.number(percent)}%`}</strong>
          )}
        </span>
        {note && <span className="block text-tiny text-muted">{note}</span>}
      </dd>
    </div>
  )
}
