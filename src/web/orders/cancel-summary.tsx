import type { z } from 'zod'
import type { refundQuoteReply } from '#contract/order-cancellation.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { QuoteLine } from './quote-line.tsx'

interface CancelSummaryProps {
  readonly quote: z.output<typeof refundQuoteReply>
}

/**
 * Shows what was paid, the deduction with its reason and date, and the refund with its method and
 * deadline.
 */
export function CancelSummary({ quote }: CancelSummaryProps) {
  const text = useText().myPage.cancel
  const format = useFormat()
  const { deductions, goes } = quote

  return (
    <>
      {quote.paid > 0 ? (
        <PriceLines
          lines={[
            { label: text.paid, amount: quote.paid },
            ...deductions.map((it) => ({
              label: <QuoteLine {...it} />,
              amount: it.amount,
              off: true,
            })),
          ]}
          total={{ label: text.refund, amount: quote.refund_amount }}
          note={
            goes === 'TO_ACCOUNT'
              ? text.toAccount(format.date(quote.due_by))
              : goes === 'AS_IT_CAME' && text.asItCame
          }
        />
      ) : (
        <p>{text.unpaid}</p>
      )}
      {quote.paid > 0 && deductions.length === 0 && (
        <p className="mt-2 text-small text-muted">
          {text.freeUntil(format.dateTime(quote.free_until))}
        </p>
      )}
      {(quote.restored_points > 0 || quote.restored_coupon) && (
        <ul className="mt-3 text-small text-moss">
          {quote.restored_points > 0 && (
            <li>{text.points(format.points(quote.restored_points))}</li>
          )}
          {quote.restored_coupon && <li>{text.coupon}</li>}
        </ul>
      )}
    </>
  )
}
