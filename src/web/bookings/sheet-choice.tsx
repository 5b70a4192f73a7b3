import { useFormat } from '#web/language/use-format.ts'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import type { OwnSheet } from './queries.ts'
import { useBookingText } from './use-booking-text.ts'

interface SheetChoiceProps {
  readonly sheets: readonly OwnSheet[]
  readonly value: OwnSheet | undefined
  readonly onChange: (orderNumber: string) => void
}

/** Selects the result sheet of the consultation, if there are several. */
export function SheetChoice({ sheets, value, onChange }: SheetChoiceProps) {
  const text = useBookingText()
  const { date } = useFormat()
  return (
    <RadioGroup
      heading
      legend={text.order}
      value={value?.order_number}
      onChange={onChange}
      options={sheets.map((sheet) => ({
        value: sheet.order_number,
        label: sheet.product_name,
        hint: `${text.published(date(sheet.published_at ?? sheet.purchased_at))} · ${text.orderNumber(sheet.order_number)}`,
      }))}
    />
  )
}
