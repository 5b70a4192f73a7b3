import type { z } from 'zod'
import type { refundQuoteReply } from '#contract/order-cancellation.ts'
import type { Payment } from '#contract/payments.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { PriceLines } from '#web/ui/price-lines.tsx'

interface CancelSummaryProps {
  readonly quote: z.output<typeof refundQuoteReply>
  readonly payment: Payment
}

/** What was paid, what is kept of it and why, and what comes back. */
export function CancelSummary({ quote, payment }: CancelSummaryProps) {
  const text = useText().myPage.cancel
  const format = useFormat()
  const isPaid = payment.status !== 'WAITING' && payment.amount > 0

  return (
    <>
      {isPaid ? (
        <PriceLines
          lines={[
            { label: text.paid, amount: payment.amount },
            ...quote.deductions.map(({ message, amount }) => ({
              label: message,
              amount,
              off: true,
            })),
          ]}
          total={{ label: text.refund, amount: quote.refund_amount }}
        />
      ) : (
        <p>{text.unpaid}</p>
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
