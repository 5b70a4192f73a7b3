import { useState } from 'react'
import { leftOutReasons, type StatementDeposit } from '#domain/bank-statements/read-statement.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { Statement } from './use-statement.ts'

const SHOWN_FIRST = 5
/** Limit of the skipped rows that are shown. */
const MOST_LEFT_OUT_SHOWN = 50

/**
 * Preview of a file before import: deposits, rows that are not from customers, and skipped rows.
 */
export function StatementRows({ statement }: { readonly statement: Statement }) {
  const labels = useAdminText().statements
  const { number } = useFormat()
  const { deposits, leftOut } = statement.rows
  const settlements = deposits.filter(({ isSettlement }) => isSettlement)
  const ofCustomers = deposits.filter(({ isSettlement }) => !isSettlement)
  const reasons = leftOutReasons
    .map((reason) => ({ reason, count: leftOut.filter((line) => line.reason === reason).length }))
    .filter(({ count }) => count > 0)

  return (
    <>
      <p className="font-strong">{labels.read(number(ofCustomers.length))}</p>
      <Deposits statement={statement} deposits={ofCustomers} />
      {settlements.length > 0 && (
        <>
          <p className="pt-2">{labels.settlements(number(settlements.length))}</p>
          <Deposits statement={statement} deposits={settlements} />
        </>
      )}
      {leftOut.length > 0 && (
        <Fold
          label={labels.leftOut(number(leftOut.length))}
          hint={reasons
            .map(({ reason, count }) => labels.reason(labels.reasons[reason], number(count)))
            .join(' · ')}
          filled={false}
        >
          <ul className="space-y-1.5 text-tiny text-muted">
            {leftOut.slice(0, MOST_LEFT_OUT_SHOWN).map(({ row, reason, text }) => (
              <li key={row} className="wrap-anywhere">
                <strong className="font-strong">{labels.reasons[reason]}</strong> {text}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}

interface DepositsProps {
  readonly statement: Statement
  readonly deposits: readonly StatementDeposit[]
}

function Deposits({ statement, deposits }: DepositsProps) {
  const labels = useAdminText().statements
  const { number, won, dateTime } = useFormat()
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? deposits : deposits.slice(0, SHOWN_FIRST)

  return (
    <>
      <ul>
        {shown.map(({ row, amount, sender, receivedAt, description, isSettlement }) => (
          <li key={row} className="border-b border-sand">
            <Checkbox
              checked={statement.isSelected(row, isSettlement)}
              onChange={() => statement.flip(row)}
              label={
                <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
                  <span className="wrap-anywhere">{sender}</span>
                  <span className="figures text-right">{won(amount)}</span>
                  <span className="col-span-2 text-tiny wrap-anywhere text-muted">
                    {[dateTime(receivedAt), description !== sender && description]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {shown.length < deposits.length && (
        <Button kind="quiet" size="small" onClick={() => setIsAll(true)}>
          {labels.showAll(number(deposits.length))}
        </Button>
      )}
    </>
  )
}
