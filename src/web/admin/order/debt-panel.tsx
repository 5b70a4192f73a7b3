import { useState } from 'react'
import type { AdminOrder } from '#contract/admin-orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { Money } from '#web/ui/money.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { DepositDialog } from './deposit-dialog.tsx'
import { Part } from './part.tsx'
import { WriteOff } from './write-off.tsx'

/** What the customer is to bring back, with what can be done about it, and what was given up of it. */
export function DebtPanel({ order }: { readonly order: AdminOrder }) {
  const words = useAdminText().order.debt
  const format = useFormat()
  const { debt, written_off: writtenOff, order_number: orderNumber } = order
  if (debt === null && writtenOff.length === 0) return null

  return (
    <Part title={words.title}>
      {debt && (
        <>
          <p className="pb-2 text-small text-muted">{words.text}</p>
          <DefinitionList
            dense
            items={[{ term: words.amount, value: <Money amount={debt.amount} /> }]}
          />
          <div className="flex flex-wrap gap-x-6 pt-3">
            <Receive order={order} />
            <WriteOff orderNumber={orderNumber} amount={debt.amount} />
          </div>
        </>
      )}
      <ul className="pt-2 text-small">
        {writtenOff.map(({ at, amount, recovered_amount: recovered, reason }) => (
          <li key={at} className="py-1">
            {words.writtenOff(format.dateTime(at), format.won(amount))}
            {recovered > 0 && ` ${words.recovered(format.won(recovered))}`}
            <span className="block text-muted wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Receive({ order }: { readonly order: AdminOrder }) {
  const words = useAdminText().order.debt.receive
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" size="small" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      <DepositDialog order={order} words={words} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}
