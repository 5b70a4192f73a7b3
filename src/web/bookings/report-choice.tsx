import { useFormat } from '#web/language/use-format.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { BookableReport } from './queries.ts'
import { useBookingText } from './use-booking-text.ts'

interface ReportChoiceProps {
  readonly reports: readonly BookableReport[]
  readonly value: BookableReport | undefined
  readonly onChange: (orderNumber: string) => void
}

/** Selects the result sheet of the consultation, if there are several. */
export function ReportChoice({ reports, value, onChange }: ReportChoiceProps) {
  const text = useBookingText()
  const { date } = useFormat()
  return (
    <RadioGroup
      heading
      legend={text.order}
      value={value?.order_number}
      onChange={onChange}
      options={reports.map((report) => ({
        value: report.order_number,
        label: report.product_name,
        hint: `${text.published(date(report.published_at ?? report.purchased_at))} · ${text.orderNumber(report.order_number)}`,
      }))}
    />
  )
}
