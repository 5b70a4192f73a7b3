import type { Quote } from '#contract/orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { StickyActionBar } from '#web/ui/sticky-action-bar.tsx'

interface PayBarProps {
  readonly quote: Quote | undefined
  readonly busy: boolean
  readonly failure: string | null
}

/** The amount and the press that orders, always in reach, with what went wrong right above it. */
export function PayBar({ quote, busy, failure }: PayBarProps) {
  const text = useText().ordering
  const { won } = useFormat()

  return (
    <StickyActionBar>
      {failure && (
        <div className="mb-3 max-h-[40dvh] overflow-y-auto bg-paper">
          <Problem>{failure}</Problem>
        </div>
      )}
      <Button type="submit" wide busy={busy} disabled={!quote}>
        {quote ? text.pay(won(quote.total_price)) : text.title}
      </Button>
    </StickyActionBar>
  )
}
