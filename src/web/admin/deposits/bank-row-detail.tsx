import type { BankRowReply } from '#contract/bank-rows.ts'
import { useFormat } from '#web/language/use-format.ts'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { Part } from '../order/part.tsx'
import { CandidateList } from './candidate-list.tsx'
import { OtherOrder } from './other-order.tsx'
import { RowStates } from './row-states.tsx'

export interface BankRowProps {
  readonly row: BankRowReply
  /** It is worked off, and the next one may follow. */
  readonly onDone: () => void
}

/** One row of the bank: which orders it may be of, and what else it can be. */
export function BankRowDetail({ row, onDone }: BankRowProps) {
  const words = useAdminText().deposits
  const format = useFormat()
  const waits = row.state === 'OPEN' || row.state === 'UNKNOWN'

  const items: Definition[] = [
    { term: words.detail.amount, value: format.won(row.amount) },
    { term: words.detail.at, value: format.dateTime(row.received_at) },
    { term: words.detail.state, value: words.rowStates[row.state] },
    ...(row.order_number
      ? [
          {
            term: words.detail.order,
            value: <FactLink to={`/admin/orders/${row.order_number}`}>{row.order_number}</FactLink>,
          },
        ]
      : []),
  ]
  return (
    <article>
      <h2 className="display-heading pt-4 pb-3 wrap-anywhere lg:pt-5">{row.depositor}</h2>
      <div className="border-t border-sand py-4">
        <DefinitionList dense items={items} />
      </div>
      {waits && (
        <>
          <Candidates row={row} onDone={onDone} />
          <OtherOrder row={row} onDone={onDone} />
        </>
      )}
      <RowStates row={row} onDone={onDone} />
    </article>
  )
}

function Candidates({ row, onDone }: BankRowProps) {
  const words = useAdminText().deposits.detail

  return (
    <Part title={words.candidates}>
      {row.candidates.length === 0 && <p className="text-small text-muted">{words.none}</p>}
      <CandidateList row={row} orders={row.candidates} onDone={onDone} />
    </Part>
  )
}
