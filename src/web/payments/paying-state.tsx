import type { PaymentProgress } from '#contract/payment-flow.ts'
import { declineReason } from '#domain/payments/decline-reasons.ts'
import { useDeadline } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { NextStep } from '#web/orders/next-step.tsx'
import { wholeOrderAddress } from '#web/orders/order-addresses.ts'
import { isDueAgain } from '#web/orders/payment-state.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Money } from '#web/ui/money.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { ChangeMethod } from './change-method.tsx'
import { usePayingText } from './use-paying-text.ts'
import { WidgetPanel } from './widget-panel.tsx'

interface PayingStateProps {
  readonly now: PaymentProgress
  readonly proof: OrderProof
  readonly code?: string | null | undefined
}

/** Shows the action that an order's payment requires now. */
export function PayingState({ now, proof, code }: PayingStateProps) {
  const text = usePayingText()

  switch (now.state) {
    case 'PAID':
      return (
        <>
          <NextStep {...proof} />
          {now.receipt_url && (
            <a
              href={now.receipt_url}
              target="_blank"
              rel="noopener noreferrer"
              className="reach underline decoration-rule underline-offset-4"
            >
              {text.receipt}
            </a>
          )}
        </>
      )
    case 'OVER':
      return <Over proof={proof} />
    case 'WAITING_FOR_DEPOSIT':
      return (
        <>
          <NextStep {...proof} />
          <ChangeMethod proof={proof} to="company" closesVirtualAccount />
        </>
      )
    default:
      return now.deposit ? (
        <>
          <NextStep {...proof} />
          <ChangeMethod proof={proof} to="company" />
        </>
      ) : (
        <ToPay now={now} proof={proof} code={code} />
      )
  }
}

function ToPay({ now, proof, code }: PayingStateProps) {
  const text = usePayingText()
  const { due } = useText().myPage.detail
  const { won } = useFormat()
  const deadline = useDeadline()
  const reason = code ?? (now.state === 'DECLINED' ? now.failure_code : null)
  const known = reason && declineReason(reason)

  return (
    <>
      {reason && (
        <div className="mb-7">
          <Problem>
            <strong className="font-strong">{text.failTitle}</strong>
            <span className="block">{known ? text.reasons[known] : text.otherReason}</span>
            {known !== 'otherAmountTaken' && (
              <span className="block text-small">{text.nothingTaken}</span>
            )}
          </Problem>
        </div>
      )}
      {isDueAgain(now) && <p className="mb-7">{due.payAgain(won(now.amount))}</p>}
      <p className="text-small text-muted">
        {text.orderNumber} <span className="figures">{now.order_number}</span>
      </p>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6">
        <span>{text.amount}</span>
        <span className="display-heading">
          <Money amount={now.amount} />
        </span>
      </p>
      {now.due_at && <p className="mt-2 text-small text-muted">{text.due(deadline(now.due_at))}</p>}
      <div className="mt-7">
        <WidgetPanel now={now} proof={proof} />
      </div>
    </>
  )
}

function Over({ proof: { orderNumber, guestToken } }: Pick<PayingStateProps, 'proof'>) {
  const text = usePayingText()
  return (
    <EmptyState
      title={text.overTitle}
      text={text.overText}
      action={
        <ButtonLink to={wholeOrderAddress(orderNumber, guestToken)}>{text.toOrder}</ButtonLink>
      }
    />
  )
}
