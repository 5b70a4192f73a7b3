import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type BankRowReply, listBankRows } from '#contract/bank-rows.ts'
import { call } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { changed } from '../list/list-address.ts'
import { Chips } from '../list/list-head.tsx'
import { ListScreen } from '../list/list-screen.tsx'
import { nextAfter } from '../list/next-after.ts'
import { useList } from '../list/use-list.ts'
import { BankRowDetail } from './bank-row-detail.tsx'
import { ConfirmExact } from './confirm-exact.tsx'
import { DEPOSITS_KEY } from './deposit-queries.ts'
import { LastImport } from './last-import.tsx'
import { TakeDialog } from './take-dialog.tsx'

/** What the bank tells of, matched with the orders that wait; confirmed beside the list, one after the other. */
export default function DepositsPage() {
  const words = useAdminText().deposits
  const { won, dateTime, relative } = useFormat()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [isTaking, setIsTaking] = useState(false)
  const list = useList({
    query: listBankRows.query,
    key: DEPOSITS_KEY,
    ask: (query, signal) => call(listBankRows, { query }, { signal }),
  })
  const rows = list.asked.data?.items ?? []
  const isDone = search.get('state') === 'DONE'
  const take = (
    <Button kind="secondary" size="small" onClick={() => setIsTaking(true)}>
      {words.take.open}
    </Button>
  )
  const matchOf = ({ match, candidates }: BankRowReply) =>
    match === 'NONE' && candidates.length > 0
      ? words.candidates(String(candidates.length))
      : words.matches[match]
  const about = (row: BankRowReply) =>
    row.became
      ? words.became[row.became]
      : row.state === 'OPEN'
        ? [matchOf(row), row.match === 'EXACT' && row.candidates[0]?.customer_name]
            .filter(Boolean)
            .join(' · ')
        : words.rowStates[row.state]

  /** What is done leaves the list, and the next one follows. */
  function follow(id: string) {
    const next = nextAfter(rows, id)
    void navigate(next ? list.addressOf(next.id) : list.closed, { preventScrollReset: true })
  }

  return (
    <>
      <ListScreen
        list={list}
        words={words}
        idOf={({ id }) => id}
        filters={
          <Chips
            label={words.states}
            chips={[null, 'DONE'].map((state) => ({
              name: state ?? 'WAITING',
              label: state ? words.done : words.waiting,
              to: `?${changed(search, { state, open: null })}`,
              current: isDone === (state !== null),
            }))}
          />
        }
        action={take}
        before={
          !isDone && (
            <>
              <ConfirmExact rows={rows} />
              <LastImport />
            </>
          )
        }
        emptyAction={take}
        columns={[
          {
            name: 'depositor',
            label: words.columns.depositor,
            breaks: true,
            cell: (row) => row.depositor,
          },
          { name: 'match', label: words.columns.match, cell: about },
          { name: 'at', label: words.columns.at, cell: (row) => dateTime(row.received_at) },
          {
            name: 'amount',
            label: words.columns.amount,
            numeric: true,
            cell: (row) => won(row.amount),
          },
        ]}
        card={(row) => ({
          title: row.depositor,
          titleEnd: won(row.amount),
          facts: about(row),
          factsEnd: relative(row.received_at, new Date()),
        })}
        detail={(row) => <BankRowDetail row={row} onDone={() => follow(row.id)} />}
      />
      {isTaking && <TakeDialog onClose={() => setIsTaking(false)} />}
    </>
  )
}
