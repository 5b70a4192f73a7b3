import type { Product } from '#contract/catalog.ts'
import { usePromisedDay } from '#web/language/use-deadline.ts'
import { useIsToday } from '#web/language/use-is-today.ts'
import { useText } from '#web/language/use-text.ts'

/** Shows when the result sheet comes: the turnaround, and the date if ordered today. */
export function ReportDay({ product }: { readonly product: Product }) {
  const text = useText().catalog
  const writeDay = usePromisedDay()
  const { sent_on: sent, due_on: due } = product.if_sent_today
  const isToday = useIsToday(sent)

  return (
    <>
      {text.turnaroundText(String(product.turnaround_days))}
      <span className="block font-strong">
        {isToday ? text.sentToday(writeDay(due)) : text.sentOn(writeDay(sent), writeDay(due))}
      </span>
    </>
  )
}
