import type { Payment } from '#contract/payments.ts'
import { accountNames } from '#domain/payments/account-names.ts'
import { useDeadline } from '#web/language/use-deadline.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage, useText } from '#web/language/use-text.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

interface DepositDetailsProps {
  readonly payment: Payment
  /** Amount to transfer in won: less than the price after a partial payment. */
  readonly amount: number
}

/** Shows everything for a bank transfer, with copy buttons, and the deadline. */
export function DepositDetails({ payment, amount }: DepositDetailsProps) {
  const text = useText().ordering.next
  const { won } = useFormat()
  const deadline = useDeadline()
  const language = useLanguage()
  const { deposit, due_at: dueAt } = payment
  if (!deposit) return null
  const { bank, holder } = accountNames(deposit, language)

  return (
    <>
      {dueAt && <p className="mt-2 text-muted">{text.deadlineText(deadline(dueAt))}</p>}
      <dl className="mt-6 border-t border-sand">
        <Line
          term={text.account}
          value={deposit.account_number}
          whole
          note={`${bank} · ${holder}`}
          copied={deposit.account_number}
        />
        {language !== 'ko' && deposit.swift && (
          <Line term="SWIFT/BIC" value={deposit.swift} copied={deposit.swift} whole />
        )}
        <Line term={text.amount} value={won(amount)} whole copied={String(amount)} />
        <Line
          term={text.depositor}
          value={deposit.depositor_name}
          copied={deposit.depositor_name}
        />
      </dl>
    </>
  )
}

interface LineProps {
  readonly term: string
  readonly value: string
  readonly note?: string
  readonly copied: string
  /** Prevents a line break within a number. */
  readonly whole?: boolean
}

function Line({ term, value, note, copied, whole }: LineProps) {
  return (
    <div className="border-b border-sand py-3">
      <dt className="text-small text-muted">{term}</dt>
      <dd className="flex items-center justify-between gap-3">
        <span className="min-w-0 font-strong tabular-nums [overflow-wrap:anywhere] min-[22rem]:text-lead">
          <span className={whole ? 'whitespace-nowrap' : ''}>{value}</span>
          {note && <span className="block text-small font-regular text-muted">{note}</span>}
        </span>
        <div className="shrink-0 whitespace-nowrap">
          <CopyButton value={copied} what={term} />
        </div>
      </dd>
    </div>
  )
}
