import { textLengths } from '#domain/limits/limits.ts'
import { TextArea } from '#web/ui/text-area.tsx'
import { useAdminText } from '../frame/admin-text.ts'

type ReasonProblem = 'reasonNeeded' | 'reasonTooLong' | null

/** Validates a reason; null if it is valid. */
export function reasonProblem(reason: string): ReasonProblem {
  if (reason.trim() === '') return 'reasonNeeded'
  return [...reason.trim()].length > textLengths.adminReason ? 'reasonTooLong' : null
}

interface ReasonFieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly problem: ReasonProblem
  readonly hint: string
}

/** Field for the reason of a change. */
export function ReasonField({ value, onChange, problem, hint }: ReasonFieldProps) {
  const labels = useAdminText().memberDetails
  return (
    <TextArea
      rows={2}
      label={labels.reason}
      hint={hint}
      limit={textLengths.adminReason}
      problem={problem && labels[problem]}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
