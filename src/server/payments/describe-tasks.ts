import type { DescribeSubjects } from '#server/notifications/index.ts'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { formatFor } from '#texts/format.ts'

/** Money tasks that are still open, by what they are, how much and of which order. */
export const describeTasks: DescribeSubjects = async (db, ids, language) => {
  const rows = await db
    .selectFrom('payment_tasks')
    .select(['id', 'kind', 'amount', 'order_number'])
    .where('id', 'in', ids.map(Number))
    .where('closed_at', 'is', null)
    .execute()
  const { kinds } = (await loadAdminMessages(language)).moneyTasks
  const { won } = formatFor(language)
  return new Map(
    rows.map(({ id, kind, amount, order_number }) => [
      String(id),
      [kinds[kind], amount !== null && won(amount), order_number].filter(Boolean).join(' · '),
    ]),
  )
}
