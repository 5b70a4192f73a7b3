import { type Columns, requiredFields } from '#domain/bank-statements/column-names.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Fold } from '#web/ui/fold.tsx'
import { Select } from '#web/ui/select.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { Statement } from './use-statement.ts'

/** Fields whose column the owner can choose. The reader uses further fields. */
const FIELDS = [
  'time',
  'clock',
  'moneyIn',
  'moneyOut',
  'sender',
  'description',
  'direction',
] as const
const EXAMPLE_LETTERS = 16

/**
 * Shows which column is read as which field, with selects to change it. Open if a column is
 * uncertain.
 */
export function StatementColumns({ statement }: { readonly statement: Statement }) {
  const labels = useAdminText().statements
  const { number } = useFormat()
  const { grid, layout, columns, isUnsure, isRemembered, isChosen } = statement

  const nameOf = (at: number) => layout.names[at] || labels.column(number(at + 1))
  const options = layout.names.map((_, at) => {
    const example = grid.slice(layout.headerRow + 1).find((cells) => cells[at])?.[at] ?? ''
    const short =
      example.length > EXAMPLE_LETTERS ? `${example.slice(0, EXAMPLE_LETTERS)}…` : example
    return { value: String(at), label: short ? `${nameOf(at)} (${short})` : nameOf(at) }
  })
  const choose = (field: (typeof FIELDS)[number], value: string) => {
    const { [field]: _, ...others } = columns
    statement.choose(
      value === '' ? others : ({ ...others, [field]: Number(value) } satisfies Columns),
    )
  }
  const hint = FIELDS.flatMap((field) => {
    const column = columns[field]
    return column === undefined ? [] : [`${labels.fields[field]}: ${nameOf(column)}`]
  }).join(' · ')

  return (
    <div className="border-y border-sand">
      <Fold label={labels.columns} hint={hint} filled={isUnsure || !statement.isComplete}>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {FIELDS.map((field) => {
            const isNeeded = requiredFields.some((needed) => needed === field)
            return (
              <Select
                key={field}
                label={labels.fields[field]}
                options={options}
                optional={!isNeeded}
                {...(!isNeeded && { placeholder: labels.noColumn })}
                value={columns[field] === undefined ? '' : String(columns[field])}
                onChange={({ target }) => choose(field, target.value)}
              />
            )
          })}
        </div>
        {isChosen && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 text-small text-muted">
            {isRemembered && labels.columnsRemembered}
            <Button kind="quiet" size="small" onClick={() => statement.choose(layout.columns)}>
              {labels.columnsReset}
            </Button>
          </p>
        )}
      </Fold>
    </div>
  )
}
