import type { PaymentProgress } from '#contract/payment-flow.ts'
import { useFormat } from '#web/language/use-format.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StickyActionBar } from '#web/ui/sticky-action-bar.tsx'
import { ChangeMethod } from './change-method.tsx'
import { widgetPlaces } from './load-widget.ts'
import { usePayingText } from './use-paying-text.ts'
import { useWidget } from './use-widget.ts'

interface WidgetPanelProps {
  readonly now: PaymentProgress
  readonly proof: OrderProof
}

/** Shows the amount and the provider's widget, and an alternative if it cannot be loaded. */
export function WidgetPanel({ now, proof }: WidgetPanelProps) {
  const text = usePayingText()
  const { won } = useFormat()
  const { state, busy, errorMessage, pay, reload } = useWidget(proof)

  return (
    <>
      <section
        aria-label={text.widget}
        aria-busy={state === 'loading'}
        className={state === 'failed' ? '' : 'min-h-80'}
      >
        {state === 'loading' && (
          <Loading>
            <Skeleton className="h-64 w-full" />
          </Loading>
        )}
        {state === 'failed' && <Problem onRetry={reload}>{text.notLoaded}</Problem>}
        {/* The provider renders into these two, so they must stay empty. */}
        <div id={widgetPlaces.methods} />
        <div id={widgetPlaces.agreement} />
      </section>
      <StickyActionBar>
        {errorMessage && (
          <div className="mb-3 bg-paper">
            <Problem>{errorMessage}</Problem>
          </div>
        )}
        {state === 'failed' ? (
          <ChangeMethod proof={proof} to="bank_transfer" look={{ kind: 'primary', wide: true }} />
        ) : (
          <Button wide busy={busy} disabled={state !== 'ready'} onClick={() => void pay()}>
            {text.pay(won(now.amount))}
          </Button>
        )}
      </StickyActionBar>
      {state !== 'failed' && (
        <div className="mt-4 text-center">
          <ChangeMethod proof={proof} to="bank_transfer" />
        </div>
      )}
    </>
  )
}
