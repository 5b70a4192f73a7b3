import type { BankRowReply } from '#contract/bank-rows.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Button } from '#web/ui/button.tsx'
import { type Definition, DefinitionList } from '#web/ui/definition-list.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { Part } from '../order/part.tsx'
import { useConfirmRow } from './deposit-queries.ts'
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

type Candidate = BankRowReply['candidates'][number]

function Candidates({ row, onDone }: BankRowProps) {
  const { deposits, writeFailed } = useAdminText()
  const words = deposits.detail
  const { canonical } = useText().orders.statuses
  const format = useFormat()
  const { confirm } = useDialogs()
  const say = useToast()
  const send = useConfirmRow(row.id)

  function consequence({ missing_amount: missing, is_debt: isDebt, status }: Candidate): string {
    if (status === 'CANCELLED' && !isDebt) return words.late
    const { same, more, less } = isDebt ? words.debt : words
    if (row.amount === missing) return same
    const difference = format.won(Math.abs(row.amount - missing))
    return row.amount > missing ? more(difference) : less(difference)
  }

  async function choose(candidate: Candidate) {
    const title = words.question(candidate.customer_name, format.won(row.amount))
    if (!(await confirm(title, { text: consequence(candidate), ok: words.confirm }))) return
    send.mutate(candidate.order_number, {
      onSuccess: ({ became }) => {
        say(words.confirmed(candidate.customer_name, deposits.became[became]))
        onDone()
      },
    })
  }

  return (
    <Part title={words.candidates}>
      {row.candidates.length === 0 && <p className="text-small text-muted">{words.none}</p>}
      <ul>
        {row.candidates.map((candidate) => (
          <li
            key={candidate.order_number}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-sand py-2 text-small"
          >
            <span>
              <strong>{candidate.customer_name}</strong>
              {candidate.depositor_name && candidate.depositor_name !== candidate.customer_name && (
                <span className="text-muted"> · {words.asDepositor(candidate.depositor_name)}</span>
              )}
              <span className="block text-tiny text-muted">
                {candidate.order_number} · {canonical[candidate.status]} ·{' '}
                {(candidate.is_debt ? words.debt : words).missing(
                  format.won(candidate.missing_amount),
                )}
              </span>
            </span>
            <Button
              kind={row.match === 'EXACT' ? 'primary' : 'secondary'}
              size="small"
              busy={send.isPending && send.variables === candidate.order_number}
              onClick={() => void choose(candidate)}
            >
              {words.confirm}
            </Button>
          </li>
        ))}
      </ul>
      {send.isError && <Problem>{send.error.words ?? writeFailed}</Problem>}
    </Part>
  )
}
