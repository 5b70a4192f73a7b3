import type { z } from 'zod'
import type { refundQuoteReply } from '#contract/order-cancellation.ts'
import { useFormat } from '#web/language/use-format.ts'
import { QuoteLine } from '#web/orders/quote-line.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface RefundQuoteProps {
  readonly quote: z.output<typeof refundQuoteReply>
}

/** Shows the refund by the order’s rules, and the deduction. */
export function RefundQuote({ quote }: RefundQuoteProps) {
  const labels = useAdminText().order.refund
  const format = useFormat()
  const comesBack = [
    quote.restored_points > 0 && labels.restoredPoints(format.points(quote.restored_points)),
    quote.restored_coupon && labels.restoredCoupon,
  ].filter(Boolean)

  return (
    <PriceLines
      lines={[
        { label: labels.paid, amount: quote.paid },
        ...quote.deductions.map(({ message, amount, since }) => ({
          label: <QuoteLine message={message} since={since} />,
          amount,
          off: true,
        })),
      ]}
      total={{ label: labels.byRules, amount: quote.refund_amount }}
      note={comesBack.join(' ')}
    />
  )
}
