import type { WithdrawalTexts } from '#texts/withdrawal.ts'
import { isRefusal } from '#web/api/api-refusal.ts'

/** Returns why the account was not closed: open orders, or an error. */
export function withdrawalFailure(error: unknown, text: WithdrawalTexts) {
  if (!isRefusal(error, 'OPEN_ORDER')) return { title: text.failed, detail: null }
  const numbers = [error.body.order_numbers].flat()
  return { title: error.message, detail: text.openOrders(numbers.join(', ')) }
}
