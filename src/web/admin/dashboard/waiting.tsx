import { Link } from 'react-router'
import type { readDashboard } from '#contract/dashboard.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'

const hands = ['DEPOSIT', 'PAYMENT', 'SURVEY', 'SHEET', 'CUSTOMER', 'REFUND'] as const

/** How many orders wait for whom now; each leads to them. */
export function Waiting({ waiting }: Pick<ReplyOf<typeof readDashboard>, 'waiting'>) {
  const text = useAdminText()
  const format = useFormat()

  return (
    <Part title={text.dashboard.waiting} level={2}>
      <ul className="grid max-w-(--container-text) grid-cols-2 gap-x-4 md:grid-cols-3">
        {hands.map((hand) => (
          <li key={hand}>
            <Link
              to={`/admin/orders?waiting_for=${hand}`}
              className="flex min-h-touch items-center justify-between gap-3 border-b border-sand text-small hover:bg-fill"
            >
              {text.queue.chips[hand]}
              <strong className="figures font-strong">{format.number(waiting[hand] ?? 0)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
