import type { KindName } from '#consultings/kinds.ts'
import { Problem } from '#web/ui/problem.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { FieldName } from './field-name.ts'
import { useReportWords } from './use-report-words.ts'

interface EmptyFieldsProps {
  readonly kind: KindName
  readonly fields: readonly FieldName[]
}

/** Lists the empty required fields, each with a button that focuses it. */
export function EmptyFields({ kind, fields }: EmptyFieldsProps) {
  const text = useAdminText().report
  const { labelOf } = useReportWords(kind)
  if (fields.length === 0) return null

  return (
    <Problem>
      <p>{text.incomplete}</p>
      <ul aria-label={text.emptyFields} className="mt-1.5 flex flex-wrap gap-x-4 text-small">
        {fields.map((field) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => goTo(field)}
              className="min-h-touch min-w-touch text-left underline decoration-rule underline-offset-4 hover:decoration-ink lg:min-h-8"
            >
              {labelOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </Problem>
  )
}

function goTo(field: FieldName) {
  const input = document.getElementsByName(field)[0]
  input?.scrollIntoView({ block: 'center' })
  input?.focus({ preventScroll: true })
}
