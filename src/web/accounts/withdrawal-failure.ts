import type { WithdrawalTexts } from '#texts/withdrawal.ts'
import { isRefusal } from '#web/api/api-refusal.ts'

/** Why somebody is still a member: the orders that hold them, or that something went wrong. */
export function withdrawalFailure(error: unknown, text: WithdrawalTexts) {
  if (!isRefusal(error, 'OPEN_ORDER')) return { title: text.failed, detail: null }
  const numbers = error.body.order_numbers as readonly string[]
  return { title: error.message, detail: text.openOrders(numbers.join(', ')) }
}
