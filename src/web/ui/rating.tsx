import { useFormat } from '#web/language/use-format.ts'

/** Shows stars out of five; the label is their text alternative. */
export function Rating({ value, label }: { readonly value: number; readonly label: string }) {
  const format = useFormat()
  const full = Math.round(value)
  return (
    <span role="img" aria-label={`${label} ${format.number(value)}/5`} className="tracking-wide">
      {'★'.repeat(full)}
      <span className="text-rule">{'★'.repeat(5 - full)}</span>
    </span>
  )
}
