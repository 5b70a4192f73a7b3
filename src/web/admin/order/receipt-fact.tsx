import type { ReceiptReply } from '#contract/admin-money.ts'
import { reverseReceipt } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { Allowed } from '../frame/role.tsx'
import { ReverseReceipt } from '../money/reverse-receipt.tsx'
import { FactLine } from './fact-line.tsx'

/**
 * Shows a receipt of an order. Only bank deposits can be marked as reversed: a provider reports
 * reversals itself.
 */
export function ReceiptFact({ receipt }: { readonly receipt: ReceiptReply }) {
  const labels = useAdminText().account
  const { methods } = useText().myPage.detail
  const { dateTime } = useFormat()
  const { source, method, sender, reversed_at: reversedAt } = receipt
  const label =
    source === 'BANK' ? labels.deposit(sender ?? '') : labels.payment(methods[method] ?? method)

  return (
    <FactLine
      label={label}
      at={receipt.received_at}
      amount={receipt.amount}
      isVoid={reversedAt !== null}
    >
      {reversedAt && <p className="text-clay">{labels.reversed(dateTime(reversedAt))}</p>}
      {source === 'BANK' && !reversedAt && (
        <Allowed call={reverseReceipt}>
          <ReverseReceipt receipt={receipt} />
        </Allowed>
      )}
    </FactLine>
  )
}
