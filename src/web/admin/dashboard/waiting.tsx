import { Link } from 'react-router'
import type { readDashboard } from '#contract/dashboard.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'

const steps = ['DEPOSIT', 'PAYMENT', 'SURVEY', 'SHEET', 'PHOTO', 'CUSTOMER', 'REFUND'] as const

/** Numbers of waiting orders by next step, each linked to its list. */
export function Waiting({ waiting }: Pick<ReplyOf<typeof readDashboard>, 'waiting'>) {
  const text = useAdminText()
  const format = useFormat()

  return (
    <Part title={text.dashboard.waiting} level={2}>
      <ul className="grid max-w-(--container-text) grid-cols-2 gap-x-4 md:grid-cols-3">
        {steps.map((step) => (
          <li key={step}>
            <Link
              to={`/admin/orders?waiting_for=${step}`}
              className="flex min-h-touch items-center justify-between gap-3 border-b border-sand text-small hover:bg-fill"
            >
              {text.queue.chips[step]}
              <strong className="figures font-strong">{format.number(waiting[step] ?? 0)}</strong>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}
