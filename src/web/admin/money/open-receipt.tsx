import { type ListedReceipt, matchReceipt } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Allowed } from '../frame/role.tsx'
import { useHighlightedRow } from '../money-tasks/use-highlighted-row.ts'
import { ReceiptMatch } from './receipt-match.tsx'
import { useReceiptText } from './use-receipt-text.ts'

interface OpenReceiptProps {
  readonly receipt: ListedReceipt
  readonly isOldest: boolean
}

/** Shows a receipt that is not matched with an order, beside the question to which it belongs. */
export function OpenReceipt({ receipt, isOldest }: OpenReceiptProps) {
  const { won } = useFormat()
  const { arrival, sender } = useReceiptText()

  return (
    <li
      {...useHighlightedRow(`receipt:${receipt.id}`)}
      className="grid border-b border-sand aria-current:shadow-[inset_3px_0_0_var(--color-clay)] lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="px-3 py-3 lg:pl-0 lg:in-aria-current:pl-4">
        <p className="text-tiny text-muted">{arrival(receipt)}</p>
        <p className="figures text-lead font-strong">{won(receipt.amount)}</p>
        <p className="text-small wrap-anywhere">{sender(receipt)}</p>
      </div>
      <Allowed call={matchReceipt}>
        <ReceiptMatch receipt={receipt} isOldest={isOldest} />
      </Allowed>
    </li>
  )
}
