import type { Order } from '#contract/orders.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import { DepositAccount } from './deposit-account.tsx'

/** What had been sent out of money that its bank took back: how much of it is to come, and where to. */
export function OrderDebt({ debt }: Pick<Order, 'debt'>) {
  const text = useText().myPage.detail
  const format = useFormat()
  if (debt === null) return null
  const { amount, deposit } = debt

  return (
    <div className="mt-5 border-t border-sand pt-5">
      <p className="pb-3 text-small">{text.debt.text}</p>
      <DefinitionList
        items={[
          {
            term: text.debt.amount,
            value: <strong className="figures">{format.won(amount)}</strong>,
          },
          {
            term: text.deposit,
            value: deposit ? <DepositAccount {...deposit} /> : text.debt.askAccount,
          },
          ...(deposit ? [{ term: text.depositor, value: deposit.depositor_name }] : []),
        ]}
      />
    </div>
  )
}
