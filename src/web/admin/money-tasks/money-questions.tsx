import type { MoneyQuestion as Question } from '#contract/money-tasks.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { MoneyQuestion, type ShownQuestion } from './money-question.tsx'

/**
 * Lists questions that only the owner can answer, oldest first. Unmatched receipts are in the list
 * of receipts, beside their candidates.
 */
export function MoneyQuestions({ questions }: { readonly questions: readonly Question[] }) {
  const text = useAdminText().moneyTasks
  const [oldest] = questions
  const shown = questions.filter((question) => question.kind !== 'UNMATCHED')
  if (shown.length === 0) return null

  return (
    <section aria-label={text.title} className="pt-6">
      <ul className="space-y-1.5">
        {shown.map((question) => (
          <MoneyQuestion
            key={taskOf(question)}
            task={taskOf(question)}
            question={question}
            isOldest={question === oldest}
          />
        ))}
      </ul>
    </section>
  )
}

/** Returns the subject of the question’s notification. */
function taskOf(question: ShownQuestion): string {
  switch (question.kind) {
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
