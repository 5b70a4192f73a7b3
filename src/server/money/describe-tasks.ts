import type { MoneyQuestion } from '#contract/money-tasks.ts'
import type { DescribeSubjects } from '#server/notifications/index.ts'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { formatFor } from '#texts/format.ts'
import { moneyTasks } from './money-tasks.ts'

/** Describes open money tasks for notifications: kind, amount and order. */
export const describeMoneyTasks =
  (now: () => Date): DescribeSubjects =>
  async (db, subjects, language) => {
    const { kinds } = (await loadAdminMessages(language)).moneyTasks
    const { won } = formatFor(language)
    const { questions, alarms } = await moneyTasks(db, now())
    const describe = (kind: keyof typeof kinds, amount: number | null, order: string | null) =>
      [kinds[kind], amount !== null && won(amount), order].filter(Boolean).join(' · ')
    const open = new Map<string, string>()
    for (const { id, kind, amount, order_number } of alarms) {
      open.set(`alarm:${id}`, describe(kind, amount, order_number))
    }
    for (const question of questions) {
      const order = 'order_number' in question ? question.order_number : null
      const amount = 'amount' in question ? question.amount : question.theirs
      open.set(subjectOf(question), describe(question.kind, amount, order))
    }
    const described = new Set(subjects)
    return new Map([...open].filter(([subject]) => described.has(subject)))
  }

function subjectOf(question: MoneyQuestion): string {
  switch (question.kind) {
    case 'UNMATCHED':
      return `receipt:${question.receipt_id}`
    case 'DIFFERENCE':
      return `difference:${question.receipt_id}`
    case 'AMOUNT_DUE':
      return `due:${question.order_number}`
    case 'GIVEN_BACK':
      return `given:${question.order_number}`
    default:
      return `refund:${question.refund_id}`
  }
}
