import { Link } from 'react-router'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { useMoneyTaskCount } from './money-task-queries.ts'

/** Shows the number of money tasks above today’s work, with a link to them. */
export function MoneyTasksLine() {
  const text = useAdminText().moneyTasks
  const { number } = useFormat()
  const count = useMoneyTaskCount()
  if (count === 0) return null

  return (
    <Link
      to="/admin/money"
      className="flex min-h-touch items-center justify-between gap-4 border-b border-sand py-2 text-small font-strong text-clay hover:bg-fill"
    >
      {text.open(number(count))}
      <span aria-hidden="true">→</span>
    </Link>
  )
}
