import type { ReceiptReply } from '#contract/admin-money.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** Returns functions that describe a receipt: time, method and sender. */
export function useReceiptText() {
  const labels = useAdminText().money.receipts
  const { methods } = useText().myPage.detail
  const { day, time } = useFormat()
  return {
    arrival: ({ received_at: at, method }: Pick<ReceiptReply, 'received_at' | 'method'>) =>
      `${day(at)} ${time(at)} · ${methods[method] ?? method}`,
    sender: ({ sender }: Pick<ReceiptReply, 'sender'>) =>
      sender ? labels.sender(sender) : labels.noSender,
  }
}
