import { useQuery } from '@tanstack/react-query'
import { reconcilePayments } from '#contract/money-tasks.ts'
import { useFormat } from '#web/language/use-format.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { Allowed } from '../frame/role.tsx'
import { CompareButton } from '../money-tasks/compare-button.tsx'
import { moneyDisagreements } from './money-queries.ts'

/**
 * Shows whether orders, payments, refunds, points and the ledger agree. Source: docs/rules.md M-7.
 */
export function Disagreements() {
  const labels = useAdminText().money.disagreements
  const { number, dateTime } = useFormat()
  const query = useQuery(moneyDisagreements)
  const items = query.data?.items ?? []
  const comparedAt = query.data?.compared_at

  return (
    <div className="pt-3 text-small">
      {query.isError && <LoadProblem query={query} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        {!query.data && !query.isError && <Skeleton className="h-5 w-72" />}
        {query.data && !comparedAt && <p className="text-muted">{labels.never}</p>}
        {comparedAt && items.length === 0 && (
          <p className="flex items-center gap-2 text-moss">
            <CheckIcon className="size-4 shrink-0" />
            {labels.none(dateTime(comparedAt))}
          </p>
        )}
        {comparedAt && items.length > 0 && (
          <p className="text-clay">{labels.found(dateTime(comparedAt))}</p>
        )}
        <Allowed call={reconcilePayments}>
          <CompareButton />
        </Allowed>
      </div>
      <ul>
        {items.map(({ what, subject, expected, found }) => (
          <li key={`${what} ${subject}`} className="flex flex-wrap gap-x-3 py-1">
            <span>{labels.names[what] ?? what}</span>
            <span className="break-all">{subject}</span>
            <span className="figures text-muted">
              {labels.figures(number(expected), number(found))}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
