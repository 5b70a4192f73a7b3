import { type ListedReceipt, restoreReceipt, reverseReceipt } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { useMay } from '../frame/role.tsx'
import { useHighlightedRow } from '../money-tasks/use-highlighted-row.ts'
import { useRestoreReceipt } from './receipt-queries.ts'
import { ReverseReceipt } from './reverse-receipt.tsx'
import { useReceiptText } from './use-receipt-text.ts'

/** Shows a receipt that was matched, sent back, dismissed or reversed. */
export function DecidedReceipt({ receipt }: { readonly receipt: ListedReceipt }) {
  const labels = useAdminText().money.receipts
  const { won } = useFormat()
  const { arrival, sender } = useReceiptText()
  const may = useMay()
  const restore = useRestoreReceipt(receipt.id)
  const { state, order_number: order } = receipt

  return (
    <li
      {...useHighlightedRow(`receipt:${receipt.id}`)}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-sand py-2.5 text-small aria-current:bg-fill lg:grid-cols-[17rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <span className="text-muted max-lg:col-span-2">{arrival(receipt)}</span>
      <span className="wrap-anywhere">{sender(receipt)}</span>
      <span className="flex flex-wrap items-center gap-x-4 max-lg:col-span-2 max-lg:row-start-3">
        {labels.states[state]}
        {order && <FactLink to={`/admin/orders/${order}`}>{order}</FactLink>}
        {state === 'DISMISSED' && may(restoreReceipt) && (
          <Button
            kind="quiet"
            size="small"
            busy={restore.isPending}
            onClick={() => restore.mutate(undefined)}
          >
            {labels.restore}
          </Button>
        )}
        {state === 'RETURNING' && receipt.source === 'BANK' && may(reverseReceipt) && (
          <ReverseReceipt receipt={receipt} />
        )}
      </span>
      <strong
        className={`figures text-right font-strong ${state === 'REVERSED' ? 'line-through' : ''}`}
      >
        {won(receipt.amount)}
      </strong>
    </li>
  )
}
