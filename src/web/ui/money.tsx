import { useFormat } from '#web/language/use-format.ts'

interface MoneyProps {
  readonly amount: number
  /** A deduction: shown as `−5,000원` in moss whatever its sign. */
  readonly off?: boolean
}

export function Money({ amount, off }: MoneyProps) {
  const format = useFormat()
  const shown = off ? -Math.abs(amount) : amount
  return (
    <span className={off && amount !== 0 ? 'figures text-moss' : 'figures'}>
      {format.won(shown)}
    </span>
  )
}
