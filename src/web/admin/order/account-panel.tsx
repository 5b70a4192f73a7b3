import { type AdminOrder, setRefundAccount, writeOff } from '#contract/admin-orders.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useMay } from '../frame/role.tsx'
import { type AccountFact, accountFacts, accountSums } from './account-facts.ts'
import { ChargeFact } from './charge-fact.tsx'
import { Part } from './part.tsx'
import { ReceiptFact } from './receipt-fact.tsx'
import { RefundAccountForm } from './refund-account-form.tsx'
import { RefundFact } from './refund-fact.tsx'
import { WriteOff } from './write-off.tsx'

interface AccountPanelProps {
  readonly order: AdminOrder
}

/** Shows an order’s account: charged, received, due, to send, and the events behind these sums. */
export function AccountPanel({ order }: AccountPanelProps) {
  const labels = useAdminText().account
  const may = useMay()
  const { account, order_number: number, amount_due: due } = order

  return (
    <Part title={labels.title}>
      <AccountSums order={order} />
      <ul className="mt-2 divide-y divide-sand border-t border-sand text-small">
        {accountFacts(account).map((fact) => (
          <Fact key={keyOf(fact)} order={order} fact={fact} />
        ))}
      </ul>
      {may(setRefundAccount) && account.refunds.some(({ lacks_account }) => lacks_account) && (
        <RefundAccountForm orderNumber={number} />
      )}
      {may(writeOff) && account.can_write_off && (
        <div className="border-t border-sand pt-2">
          <WriteOff orderNumber={number} amount={due} />
        </div>
      )}
    </Part>
  )
}

function AccountSums({ order }: AccountPanelProps) {
  const labels = useAdminText().account
  const { account, amount_due: due } = order
  const { received, sent } = accountSums(account)
  const strong = (term: string, amount: number): Definition => ({
    term: <strong className="text-clay">{term}</strong>,
    value: (
      <strong className="text-clay">
        <Money amount={amount} />
      </strong>
    ),
  })

  return (
    <>
      <DefinitionList
        dense
        values="ends"
        items={[
          { term: labels.charged, value: <Money amount={account.charged} /> },
          { term: labels.received, value: <Money amount={received} /> },
          ...(sent > 0 ? [{ term: labels.sent, value: <Money amount={sent} /> }] : []),
          ...(due > 0 ? [strong(labels.due, due)] : []),
          ...(account.credit > 0 ? [strong(labels.toSend, account.credit)] : []),
        ]}
      />
      {due === 0 && account.credit === 0 && (
        <p className="text-tiny text-muted">{labels.settled}</p>
      )}
    </>
  )
}

function Fact({ order, fact }: AccountPanelProps & { readonly fact: AccountFact }) {
  switch (fact.kind) {
    case 'CHARGE':
      return <ChargeFact charge={fact.charge} />
    case 'RECEIPT':
      return <ReceiptFact receipt={fact.receipt} />
    case 'REFUND':
      return <RefundFact order={order} refund={fact.refund} />
  }
}

function keyOf(fact: AccountFact): string {
  if (fact.kind === 'CHARGE') return `${fact.charge.kind} ${fact.at}`
  return fact.kind === 'RECEIPT' ? fact.receipt.id : fact.refund.id
}
