import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { moneyTasks } from '../money-tasks/money-task-queries.ts'
import { dueRefunds, monthlySettlements } from './money-queries.ts'

/** Three sums that link to the three sections below. */
export function MoneySums() {
  const { sums, receipts, refunds, settlements } = useAdminText().money
  const { won, number, month } = useFormat()
  const nameOf = (name: string) => month(`${name}-01`)
  const tasks = useQuery(moneyTasks)
  const toSend = useQuery(dueRefunds)
  const months = useQuery(monthlySettlements)
  const unmatched = tasks.data?.questions.filter((question) => question.kind === 'UNMATCHED')
  const [last, ...earlier] = months.data?.items ?? []

  /** The month right before counts as 0 if it has no row. */
  function compared(): ReactNode {
    if (!last || earlier.length === 0) return null
    const before = monthBefore(last.month)
    const difference = last.net - (earlier.find((row) => row.month === before)?.net ?? 0)
    if (difference === 0) return sums.same(nameOf(before))
    const sentence = difference > 0 ? sums.more : sums.less
    return sentence(nameOf(before), won(Math.abs(difference)))
  }

  function refundsText({ items, overdue }: NonNullable<typeof toSend.data>): string {
    if (items.length === 0) return sums.nothingToSend
    const count = number(items.length)
    return overdue > 0 ? sums.overdue(count, number(overdue)) : sums.refunds(count)
  }

  return (
    <ul className="grid border-y border-ink max-sm:divide-y max-sm:divide-sand sm:grid-cols-3 sm:divide-x sm:divide-sand">
      <Sum
        to="received"
        label={receipts.title}
        query={tasks}
        amount={unmatched?.reduce((sum, { amount }) => sum + amount, 0)}
        note={
          unmatched?.length
            ? sums.undecided(number(unmatched.length))
            : unmatched && sums.allDecided
        }
        isPressing={!!unmatched?.length}
      />
      <Sum
        to="to-send"
        label={refunds.title}
        query={toSend}
        amount={toSend.data?.total}
        note={toSend.data && refundsText(toSend.data)}
        isPressing={!!toSend.data?.overdue}
      />
      <Sum
        to="months"
        label={last ? sums.net(nameOf(last.month)) : settlements.title}
        query={months}
        amount={months.data && (last?.net ?? 0)}
        note={compared()}
      />
    </ul>
  )
}

/** `2026-01` → `2025-12`. */
function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 2)).toISOString().slice(0, 7)
}

interface SumProps {
  readonly to: string
  readonly label: string
  readonly query: { readonly isError: boolean }
  /** Undefined while loading. */
  readonly amount: number | undefined
  readonly note: ReactNode
  readonly isPressing?: boolean
}

function Sum({ to, label, query, amount, note, isPressing = false }: SumProps) {
  const { won } = useFormat()
  return (
    <li>
      <a
        href={`#${to}`}
        className="grid h-full content-start py-3 hover:bg-fill max-sm:grid-cols-[1fr_auto] max-sm:items-baseline max-sm:gap-x-4 sm:px-5 sm:py-4 sm:in-[li:first-child]:pl-0"
      >
        <span className="text-small text-muted">{label}</span>
        <span className="figures font-display text-[1.5rem] leading-snug font-light max-sm:text-right lg:text-[2rem]">
          {amount === undefined ? (
            query.isError ? (
              '—'
            ) : (
              <Skeleton className="my-1 h-8 w-40" />
            )
          ) : (
            won(amount)
          )}
        </span>
        <span
          className={`min-h-5 text-tiny max-sm:col-span-2 ${isPressing ? 'font-strong text-clay' : 'text-muted'}`}
        >
          {note}
        </span>
      </a>
    </li>
  )
}
