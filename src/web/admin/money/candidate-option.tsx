import type { ReceiptCandidate } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** Starts with a no-break space, so that it never begins a line. */
const SEPARATOR = '\u00a0· '

/** The radio group of the orders that a receipt may belong to. */
export interface CandidateChoice {
  /** Name of the radio group. */
  readonly name: string
  /** Amount of the receipt, in won. */
  readonly amount: number
  readonly chosen: ReceiptCandidate | null
  readonly onChoose: (order: ReceiptCandidate) => void
}

interface CandidateOptionProps extends CandidateChoice {
  readonly order: ReceiptCandidate
}

/** Radio button of a candidate order: customer, last four phone digits, order, amount due, date. */
export function CandidateOption({ order, name, amount, chosen, onChoose }: CandidateOptionProps) {
  const labels = useAdminText().money.receipts
  const { canonical } = useText().orders.statuses
  const { won, day } = useFormat()
  const { customer_name: customer, depositor_name: depositor, amount_due: due } = order
  const dueLabel = order.status === 'CANCELLED' ? labels.wasDue : labels.due

  return (
    <label className="grid min-h-touch cursor-pointer grid-cols-[1.5rem_minmax(0,1fr)_auto] items-center gap-x-3 border-b border-sand px-3 py-2 text-small has-checked:bg-fill lg:grid-cols-[1.5rem_minmax(0,1.4fr)_minmax(0,3fr)_10rem_7.5rem]">
      <input
        type="radio"
        name={name}
        value={order.order_number}
        checked={chosen?.order_number === order.order_number}
        onChange={() => onChoose(order)}
        className="size-5 appearance-none rounded-full border border-control checked:border-[6px] checked:border-clay"
      />
      <span className="min-w-0 wrap-anywhere">
        <strong className="font-strong">{customer}</strong>{' '}
        <span className="figures text-muted">{order.phone_ending}</span>
        {depositor && depositor !== customer && (
          <span className="text-muted"> · {labels.asDepositor(depositor)}</span>
        )}
      </span>
      <span className="text-muted wrap-anywhere max-lg:col-span-2 max-lg:col-start-2">
        {[order.order_number, order.product_name, canonical[order.status]].join(SEPARATOR)}
      </span>
      <span
        className={`max-lg:col-span-2 max-lg:col-start-2 lg:text-right ${due === amount ? 'font-strong' : ''}`}
      >
        {due > 0 ? dueLabel(won(due)) : labels.nothingDue}
      </span>
      <span className="text-right text-muted max-lg:col-start-3 max-lg:row-start-1">
        {labels.orderedOn(day(order.ordered_at))}
      </span>
    </label>
  )
}
