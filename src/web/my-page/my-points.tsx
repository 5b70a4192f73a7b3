import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { getMyPoints } from '#contract/points.ts'
import { myPoints } from '#web/accounts/account-queries.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

/** Shows the balance, what of it expires next and when, and its movements. */
export function MyPoints() {
  const [page, setPage] = useState(1)
  const points = useQuery(myPoints(page))

  if (points.isPending) return <SkeletonRows rows={2} />
  if (points.isError) {
    return (
      <LoadProblem
        error={points.error}
        busy={points.isFetching}
        onRetry={() => void points.refetch()}
      />
    )
  }
  const { items } = points.data
  return (
    <>
      <PointsSummary points={points.data} />
      <ul className="mt-4">
        {items.map((row) => (
          <LedgerRow key={`${row.created_at} ${row.reason} ${row.amount}`} row={row} />
        ))}
      </ul>
      <Pager page={page} pages={points.data.total_pages} onPage={setPage} />
    </>
  )
}

type Points = ReplyOf<typeof getMyPoints>
type Row = Points['items'][number]

interface PointsSummaryProps {
  readonly points: Pick<Points, 'balance' | 'next_expiring' | 'total' | 'minimum'>
}

export function PointsSummary({ points }: PointsSummaryProps) {
  const text = useText().myPage.pointsPart
  const format = useFormat()
  const { balance, next_expiring: next, total, minimum } = points
  const ending = next
    ? text.expiring(format.points(next.amount), format.date(next.expires_at))
    : text.safe

  return (
    <>
      <p className="figures text-total font-strong">{format.points(balance)}</p>
      <p className="mt-1 text-small text-muted">
        {total === 0 ? text.empty(format.points(minimum)) : ending}
      </p>
    </>
  )
}

function LedgerRow({ row }: { readonly row: Row }) {
  const text = useText().myPage.pointsPart
  const format = useFormat()

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b border-sand py-3">
      <span>{row.note ?? row.reason_label}</span>
      <span className={`figures text-right ${row.amount > 0 ? 'text-moss' : ''}`}>
        {row.amount > 0 && '+'}
        {format.points(row.amount)}
      </span>
      <span className="text-small text-muted">{format.date(row.created_at)}</span>
      {row.expires_at && row.amount > 0 && (
        <span className="text-right text-small text-muted">
          {text.expires(format.date(row.expires_at))}
        </span>
      )}
    </li>
  )
}
