import type { SheetHead } from '#contract/reports.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useReportText } from './use-report-text.ts'

interface SheetFactsProps {
  readonly sheet: Pick<SheetHead, 'diagnosis_number' | 'purchase_date'> & {
    readonly consultant_name: string
  }
}

/** Shows a sheet's number, order date and consultant, as far as it has them. Source: RPT-02. */
export function SheetFacts({ sheet }: SheetFactsProps) {
  const text = useReportText().sheet
  const { date } = useFormat()
  const facts = [
    ...(sheet.diagnosis_number ? [text.diagnosisNumber(sheet.diagnosis_number)] : []),
    ...(sheet.purchase_date ? [text.purchased(date(sheet.purchase_date))] : []),
    ...(sheet.consultant_name ? [text.consultant(sheet.consultant_name)] : []),
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
