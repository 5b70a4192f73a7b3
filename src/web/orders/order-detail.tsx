import { Link } from 'react-router'
import type { Order } from '#contract/orders.ts'
import { useText } from '#web/language/use-text.ts'
import type { OrderProof } from '#web/own-orders/my-orders-queries.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Section } from '#web/ui/page.tsx'
import { CashReceipt } from './cash-receipt.tsx'
import { payingAddress, receiptAddress } from './order-addresses.ts'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderContact } from './order-contact.tsx'
import { OrderDue } from './order-due.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderPayment } from './order-payment.tsx'
import { OrderProgress } from './order-progress.tsx'
import { hasReceipt } from './payment-state.ts'
import { PhotoRecordSection } from './photo-record/photo-record-section.tsx'
import { RefundAccount } from './refund-account.tsx'

interface OrderDetailProps {
  readonly order: Order
  readonly proof: OrderProof
}

/** Shows a whole order to its customer, member or guest. Source: ORD-15. */
export function OrderDetail({ order, proof }: OrderDetailProps) {
  const text = useText().myPage.detail

  return (
    <>
      <Section first>
        <OrderHead order={order} proof={proof} />
      </Section>
      <Section title={text.item}>
        <OrderItems items={order.items} />
        <div className="mt-5">
          <OrderAmounts order={order} />
        </div>
      </Section>
      <Section title={text.payment}>
        <OrderPayment payment={order.payment} refund={order.refund} />
        <OrderDue
          order={order}
          payButton={
            <ButtonLink kind="secondary" reloadDocument to={payingAddress(order.order_number)}>
              {text.toPay}
            </ButtonLink>
          }
        />
        <RefundAccount account={order.refund_account} proof={proof} />
        <CashReceipt receipt={order.cash_receipt} payment={order.payment} proof={proof} />
        {hasReceipt(order.payment) && order.final_price > 0 && (
          <p className="pt-3">
            <Link
              to={receiptAddress(order.order_number, proof.guestToken)}
              className="inline-flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink"
            >
              {text.receipt}
            </Link>
          </p>
        )}
      </Section>
      <Section title={text.progress}>
        <OrderProgress order={order} proof={proof} />
      </Section>
      {order.has_survey_submitted && <PhotoRecordSection proof={proof} />}
      <Section title={text.contact}>
        <OrderContact order={order} />
      </Section>
    </>
  )
}
