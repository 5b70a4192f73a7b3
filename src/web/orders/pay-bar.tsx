import type { Quote } from '#contract/orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { StickyActionBar } from '#web/ui/sticky-action-bar.tsx'

interface PayBarProps {
  readonly quote: Quote | undefined
  readonly method: string | undefined
  /** Whether the total is 0. */
  readonly free: boolean
  readonly busy: boolean
  readonly failure: string | null
}

/** Shows the amount and the order button, always visible, with errors right above. */
export function PayBar({ quote, method, free, busy, failure }: PayBarProps) {
  const text = useText().ordering
  const { won } = useFormat()
  const isOnline = !free && method !== undefined && method !== 'bank_transfer'
  const label = free
    ? text.orderFree
    : isOnline
      ? text.pay(won(quote?.total_price ?? 0))
      : text.order

  return (
    <StickyActionBar>
      {failure && (
        <div className="mb-3 max-h-[40dvh] overflow-y-auto bg-paper">
          <Problem>{failure}</Problem>
        </div>
      )}
      {quote && free && <p className="mb-3 text-small text-muted">{text.freeNote}</p>}
      {quote && !free && !isOnline && (
        <p className="mb-2.5 flex items-baseline justify-between gap-6 md:hidden">
          <span className="text-small text-muted">{text.toTransfer}</span>
          <span className="font-strong">
            <Money amount={quote.total_price} />
          </span>
        </p>
      )}
      <Button type="submit" wide busy={busy} disabled={!quote}>
        {quote ? label : text.title}
      </Button>
    </StickyActionBar>
  )
}
