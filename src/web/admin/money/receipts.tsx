import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { listReceipts } from '#contract/receipts.ts'
import { call } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { changeSearch } from '../list/list-address.ts'
import { ListPages } from '../list/list-pages.tsx'
import { useList } from '../list/use-list.ts'
import { DecidedReceipt } from './decided-receipt.tsx'
import { MatchExact } from './match-exact.tsx'
import { MoneyPart } from './money-part.tsx'
import { OpenReceipt } from './open-receipt.tsx'
import { RECEIPTS_KEY } from './receipt-queries.ts'

const SKELETON_ROWS = 3
const REFRESH_MS = 60_000

interface ReceiptsProps {
  /** Id of the receipt that is the oldest open question. */
  readonly oldest: string | null
  readonly emptyAction: ReactNode
}

/** Lists received money. Each open receipt is a question; a link leads to decided receipts. */
export function Receipts({ oldest, emptyAction }: ReceiptsProps) {
  const labels = useAdminText().money.receipts
  const [search] = useSearchParams()
  const isDecided = search.get('state') === 'DECIDED'
  const list = useList({
    schema: listReceipts.query,
    key: RECEIPTS_KEY,
    fetchPage: (query, signal) =>
      call(listReceipts, { query: { state: 'OPEN', ...query } }, { signal }),
    refreshMs: REFRESH_MS,
  })
  const { query } = list
  const receipts = query.data?.items ?? []
  const exact = receipts.filter(({ match, state }) => state === 'OPEN' && match === 'EXACT')
  // A single exact match is shown as an ordinary question.
  const together = exact.length > 1 ? exact : []
  const oneByOne = receipts.filter((receipt) => !together.includes(receipt))
  const otherView = changeSearch(search, { state: isDecided ? null : 'DECIDED', task: null })

  return (
    <MoneyPart
      id="received"
      title={labels.title}
      action={
        <Link
          to={`?${otherView}`}
          preventScrollReset
          className="inline-flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink"
        >
          {isDecided ? labels.toOpen : labels.toDecided}
        </Link>
      }
    >
      {query.isError && <LoadProblem query={query} />}
      {!query.data && !query.isError && <SkeletonRows rows={SKELETON_ROWS} />}
      {query.data?.total === 0 &&
        (isDecided ? (
          <EmptyState title={labels.noneDecided} text={labels.noneDecidedText} />
        ) : (
          <EmptyState title={labels.empty} text={labels.emptyText} action={emptyAction} />
        ))}
      {together.length > 0 && (
        <MatchExact receipts={together} hasOldest={together.some(({ id }) => id === oldest)} />
      )}
      <ul>
        {oneByOne.map((receipt) =>
          receipt.state === 'OPEN' ? (
            <OpenReceipt key={receipt.id} receipt={receipt} isOldest={receipt.id === oldest} />
          ) : (
            <DecidedReceipt key={receipt.id} receipt={receipt} />
          ),
        )}
      </ul>
      <ListPages list={list} />
    </MoneyPart>
  )
}
