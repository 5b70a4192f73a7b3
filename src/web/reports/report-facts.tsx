import type { ReportHead } from '#contract/reports.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useReportText } from './use-report-text.ts'

interface ReportFactsProps {
  readonly report: Pick<ReportHead, 'diagnosis_number' | 'purchase_date'> & {
    readonly consultant_name: string
  }
}

/** Shows a sheet's number, order date and consultant, as far as it has them. Source: RPT-02. */
export function ReportDetails({ report }: ReportFactsProps) {
  const text = useReportText().report
  const { date } = useFormat()
  const facts = [
    ...(report.diagnosis_number ? [text.diagnosisNumber(report.diagnosis_number)] : []),
    ...(report.purchase_date ? [text.purchased(date(report.purchase_date))] : []),
    ...(report.consultant_name ? [text.consultant(report.consultant_name)] : []),
  ]

  if (facts.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 text-small @column:gap-x-0">
      {facts.map((fact) => (
        <li key={fact} className="@column:not-last:after:mx-2 @column:not-last:after:content-['·']">
          {fact}
        </li>
      ))}
    </ul>
  )
}
