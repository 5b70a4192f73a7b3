import type { getSite } from '#contract/content.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { Order } from '#contract/orders.ts'
import { vatIn } from '#domain/money/vat.ts'
import { won } from '#domain/money/won.ts'
import { receiptTexts } from '#texts/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import { PriceLines } from '#web/ui/price-lines.tsx'

interface ReceiptProps {
  readonly order: Order
  readonly company: ReplyOf<typeof getSite>['company']
}

/** Shows payer, payee, amount, included tax, and the refunded part of the price. */
export function Receipt({ order, company }: ReceiptProps) {
  const text = usePageTexts(receiptTexts)
  const format = useFormat()
  const { methods } = useText().myPage.detail
  const { payment, final_price: paid } = order
  const vat = vatIn(won(paid))
  // Overpaid money was refunded without being part of the price.
  const refunded = Math.min(payment.refunded_amount, paid - payment.amount)
  const off = [
    { label: text.coupon, amount: order.discount_coupon },
    { label: text.promotion, amount: order.discount_promotion },
    { label: text.points, amount: order.used_points },
  ]

  return (
    <>
      <DefinitionList
        items={[
          { term: text.orderNumber, value: order.order_number },
          { term: text.issuedFor, value: order.guest_name },
          { term: text.paidAt, value: payment.paid_at && format.dateTime(payment.paid_at) },
          { term: text.method, value: methods[payment.method] ?? payment.method },
        ]}
      />
      <section className="my-6 border-y border-ink py-4">
        <PriceLines
          lines={[
            ...order.items.map(({ name, total }) => ({ label: name, amount: total })),
            ...(order.shipping_fee > 0
              ? [{ label: text.shipping, amount: order.shipping_fee }]
              : []),
            ...off.filter(({ amount }) => amount > 0).map((line) => ({ ...line, off: true })),
          ]}
          total={{ label: text.paid, amount: paid }}
        />
        <DefinitionList
          dense
          values="ends"
          items={[
            { term: text.supply, value: <Money amount={paid - vat} /> },
            { term: text.vat, value: <Money amount={vat} /> },
            ...(refunded > 0
              ? [
                  { term: text.refunded, value: <Money amount={refunded} off /> },
                  { term: text.left, value: <Money amount={paid - refunded} /> },
                ]
              : []),
          ]}
        />
      </section>
      <DefinitionList
        dense
        items={[
          { term: text.seller, value: company.name },
          { term: text.ceo, value: company.ceo },
          { term: text.registration, value: company.business_registration_number },
          { term: text.address, value: company.address },
          { term: text.contact, value: [company.phone, company.email].join(' · ') },
        ]}
      />
      <p className="mt-4 text-small text-muted">{text.note}</p>
      <div className="mt-6">
        <Button kind="secondary" size="small" onClick={() => window.print()}>
          {text.print}
        </Button>
      </div>
    </>
  )
}
