import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { listReceipts } from '#contract/receipts.ts'
import { call } from '#web/api/client.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { changed } from '../list/list-address.ts'
import { ListPages } from '../list/list-pages.tsx'
import { useList } from '../list/use-list.ts'
import { DecidedReceipt } from './decided-receipt.tsx'
import { MatchExact } from './match-exact.tsx'
import { MoneyPart } from './money-part.tsx'
import { OpenReceipt } from './open-receipt.tsx'
import { RECEIPTS_KEY } from './receipt-queries.ts'

const ROWS_TO_COME = 3
const REFRESH_MS = 60_000

interface ReceiptsProps {
  /** Id of the receipt that is the oldest open question. */
  readonly oldest: string | null
  readonly emptyAction: ReactNode
}

/** Money that came: each open receipt is a question; decided ones are one link away. */
export function Receipts({ oldest, emptyAction }: ReceiptsProps) {
  const words = useAdminText().money.receipts
  const [search] = useSearchParams()
  const isDecided = search.get('state') === 'DECIDED'
  const list = useList({
    query: listReceipts.query,
    key: RECEIPTS_KEY,
    ask: (query, signal) => call(listReceipts, { query: { state: 'OPEN', ...query } }, { signal }),
    refreshMs: REFRESH_MS,
  })
  const { asked } = list
  const receipts = asked.data?.items ?? []
  const exact = receipts.filter(({ match, state }) => state === 'OPEN' && match === 'EXACT')
  // A single one is asked about like the others.
  const together = exact.length > 1 ? exact : []
  const oneByOne = receipts.filter((receipt) => !together.includes(receipt))
  const otherView = changed(search, { state: isDecided ? null : 'DECIDED', task: null })

  return (
    <MoneyPart
      id="received"
      title={words.title}
      action={
        <Link
          to={`?${otherView}`}
          preventScrollReset
          className="inline-flex min-h-touch items-center text-small underline decoration-rule underline-offset-4 hover:decoration-ink"
        >
          {isDecided ? words.toOpen : words.toDecided}
        </Link>
      }
    >
      {asked.isError && <LoadProblem of={asked} />}
      {!asked.data && !asked.isError && <SkeletonRows rows={ROWS_TO_COME} />}
      {asked.data?.total === 0 &&
        (isDecided ? (
          <EmptyState title={words.noneDecided} text={words.noneDecidedText} />
        ) : (
          <EmptyState title={words.empty} text={words.emptyText} action={emptyAction} />
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
