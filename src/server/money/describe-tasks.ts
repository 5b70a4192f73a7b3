import type { DescribeSubjects } from '#server/notifications/index.ts'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { formatFor } from '#texts/format.ts'
import { moneyTasks } from './money-tasks.ts'

/** Tasks about money that are still open, by what they are, how much and of which order. */
export const describeMoneyTasks =
  (now: () => Date): DescribeSubjects =>
  async (db, subjects, language) => {
    const { kinds } = (await loadAdminMessages(language)).moneyTasks
    const { won } = formatFor(language)
    const { questions, alarms } = await moneyTasks(db, now())
    const words = (kind: keyof typeof kinds, amount: number | null, order: string | null) =>
      [kinds[kind], amount !== null && won(amount), order].filter(Boolean).join(' · ')
    const open = new Map<string, string>()
    for (const { id, kind, amount, order_number } of alarms) {
      open.set(`alarm:${id}`, words(kind, amount, order_number))
    }
    for (const it of questions) {
      const order = 'order_number' in it ? it.order_number : null
      const amount = 'amount' in it ? it.amount : it.theirs
      open.set(subjectOf(it), words(it.kind, amount, order))
    }
    return new Map(subjects.flatMap((id) => (open.has(id) ? [[id, open.get(id)!] as const] : [])))
  }

function subjectOf(it: Awaited<ReturnType<typeof moneyTasks>>['questions'][number]): string {
  switch (it.kind) {
    case 'UNMATCHED':
      return `receipt:${it.receipt_id}`
    case 'DIFFERENCE':
      return `difference:${it.receipt_id}`
    case 'AMOUNT_DUE':
      return `due:${it.order_number}`
    case 'GIVEN_BACK':
      return `given:${it.order_number}`
    default:
      return `refund:${it.refund_id}`
  }
}
