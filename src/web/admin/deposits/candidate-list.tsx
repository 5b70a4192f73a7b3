import type { BankRowReply } from '#contract/bank-rows.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { BankRowProps } from './bank-row-detail.tsx'
import { useConfirmRow } from './deposit-queries.ts'

export type CandidateOrder = BankRowReply['candidates'][number]

interface CandidateListProps extends BankRowProps {
  readonly orders: readonly CandidateOrder[]
}

/** Orders that a row of the bank may be of, told apart by all that is known; a press confirms one. */
export function CandidateList({ row, orders, onDone }: CandidateListProps) {
  const { deposits, writeFailed } = useAdminText()
  const words = deposits.detail
  const format = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const send = useConfirmRow(row.id)

  function consequence({ missing_amount: missing, is_debt: isDebt, status }: CandidateOrder) {
    if (status === 'CANCELLED' && !isDebt) return words.late
    if (missing === 0) return words.paid
    const { same, more, less } = isDebt ? words.debt : words
    if (row.amount === missing) return same
    const difference = format.won(Math.abs(row.amount - missing))
    return row.amount > missing ? more(difference) : less(difference)
  }

  async function choose(order: CandidateOrder) {
    const title = words.question(order.customer_name, format.won(row.amount))
    if (!(await confirm(title, { text: consequence(order), ok: words.confirm }))) return
    send.mutate(order.order_number, {
      onSuccess: ({ became }) => {
        say(words.confirmed(order.customer_name, deposits.became[became]))
        onDone()
      },
    })
  }

  return (
    <>
      <ul>
        {orders.map((order) => (
          <li
            key={order.order_number}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-sand py-2.5 text-small"
          >
            <CandidateFacts order={order} amount={row.amount} />
            <Button
              kind={row.match === 'EXACT' && order === row.candidates[0] ? 'primary' : 'secondary'}
              size="small"
              busy={send.isPending && send.variables === order.order_number}
              onClick={() => void choose(order)}
            >
              {words.confirm}
              <span className="sr-only"> {order.order_number}</span>
            </Button>
          </li>
        ))}
      </ul>
      {send.isError && <Problem>{send.error.words ?? writeFailed}</Problem>}
    </>
  )
}

interface CandidateFactsProps {
  readonly order: CandidateOrder
  /** What came, in won. */
  readonly amount: number
}

function CandidateFacts({ order, amount }: CandidateFactsProps) {
  const words = useAdminText().deposits.detail
  const { canonical } = useText().orders.statuses
  const format = useFormat()
  const { customer_name: name, depositor_name: depositor, missing_amount: missing } = order
  const due = (order.is_debt ? words.debt : words).missing(format.won(missing))

  return (
    <span className="min-w-0">
      <strong>{name}</strong> <span className="figures text-muted">{order.phone_ending}</span>
      {depositor && depositor !== name && (
        <span className="text-muted"> · {words.asDepositor(depositor)}</span>
      )}
      <span className="block text-tiny text-muted wrap-anywhere">
        {order.product_name} · {order.order_number}
      </span>
      <span className="block text-tiny text-muted">
        {words.orderedOn(format.day(order.ordered_at))} · {canonical[order.status]}
        {missing > 0 && (
          <>
            {' · '}
            <span className={missing === amount ? 'font-strong text-ink' : ''}>{due}</span>
          </>
        )}
      </span>
    </span>
  )
}
