import type { Quote } from '#contract/orders.ts'
import type { Messages } from '#texts/messages.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { PriceLines } from '#web/ui/price-lines.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { quoteMessageOf } from './quote-messages.ts'
import type { LiveQuote } from './use-quote.ts'

interface PriceSummaryProps {
  readonly live: Pick<LiveQuote, 'shown' | 'isOld' | 'isFailed' | 'isFetching'> & {
    readonly retry: () => void
  }
}

/**
 * Lists the server's price calculation; omits unused discounts. Old figures stay, paler, until new
 * ones are loaded.
 */
export function PriceSummary({ live }: PriceSummaryProps) {
  const text = useText().ordering.summary
  const { points } = useFormat()
  const quote = live.shown
  const notPositive = quoteMessageOf(quote, 'TOTAL_NOT_POSITIVE')

  return (
    <section aria-label={text.title} className="border-t border-ink py-7 md:border-t-0 md:pt-0">
      {quote ? (
        <div
          aria-busy={live.isOld}
          className={`transition-opacity ${live.isOld ? 'opacity-60' : ''}`}
        >
          <PriceLines
            lines={[
              { label: text.subtotal, amount: quote.subtotal },
              { label: text.shipping, amount: quote.shipping_fee },
              ...discountLines(quote, text),
            ]}
            total={{ label: text.total, amount: quote.total_price }}
            note={quote.points_to_earn > 0 && text.earn(points(quote.points_to_earn))}
          />
        </div>
      ) : (
        !live.isFailed && (
          <Loading>
            <Skeleton className="h-72 w-full" />
          </Loading>
        )
      )}
      {notPositive && <p className="mt-2 text-small text-clay">{notPositive}</p>}
      {live.isFailed && (
        <div className="mt-4">
          <Problem onRetry={live.retry} busy={live.isFetching}>
            {quote ? text.failed : text.missing}
          </Problem>
        </div>
      )}
    </section>
  )
}

const discountLines = (quote: Quote, text: Messages['ordering']['summary']) =>
  [
    { label: text.coupon, amount: quote.discount_coupon, off: true },
    { label: text.promotion, amount: quote.discount_promotion, off: true },
    { label: text.points, amount: quote.used_points, off: true },
  ].filter(({ amount }) => amount > 0)
