import type { ReactNode } from 'react'
import { Money } from './money.tsx'

interface PriceLine {
  readonly label: ReactNode
  readonly amount: number
  readonly off?: boolean
}

interface PriceLinesProps {
  readonly lines: readonly PriceLine[]
  readonly total: { readonly label: string; readonly amount: number }
  readonly note?: ReactNode
}

/** Lists amounts with their total. */
export function PriceLines({ lines, total, note }: PriceLinesProps) {
  return (
    <div>
      <dl>
        {lines.map(({ label, amount, off }, at) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one bill never change places
            key={at}
            className={`flex justify-between gap-6 py-2 ${off && amount !== 0 ? 'text-moss' : ''}`}
          >
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} {...(off && { off })} />
            </dd>
          </div>
        ))}
        <div
          className="mt-3 flex items-baseline justify-between gap-6 border-t border-sand pt-4 text-total font-strong"
          aria-live="polite"
        >
          <dt>{total.label}</dt>
          <dd>
            <Money amount={total.amount} />
          </dd>
        </div>
      </dl>
      {note && <p className="mt-2 text-small text-muted">{note}</p>}
    </div>
  )
}
