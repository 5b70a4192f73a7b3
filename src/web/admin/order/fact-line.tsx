import type { ReactNode } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { Money } from '#web/ui/money.tsx'

interface FactLineProps {
  readonly label: string
  readonly at: string
  /** In won. */
  readonly amount: number
  /** Struck through: it no longer counts. */
  readonly isVoid?: boolean
  /** Details and actions. */
  readonly children?: ReactNode
}

/** Shows one event of an account: what, when and how much. */
export function FactLine({ label, at, amount, isVoid = false, children }: FactLineProps) {
  const { dateTime } = useFormat()
  return (
    <li className="py-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 wrap-anywhere">{label}</span>
        <span className={isVoid ? 'text-muted line-through' : ''}>
          <Money amount={amount} />
        </span>
      </p>
      <p className="text-tiny text-muted">
        <time dateTime={at}>{dateTime(at)}</time>
      </p>
      {children}
    </li>
  )
}
