import { useState } from 'react'
import { keysOf, recordOf } from '#domain/collections/records.ts'

type ByField<Field extends string> = Partial<Record<Field, string | undefined>>

/**
 * Returns the problems to show: those of fields that were invalid at the last submission and still
 * are, with current messages. Other fields stay quiet.
 */
export function useSubmittedProblems<Field extends string>(found: ByField<Field>) {
  const [tried, setTried] = useState<readonly Field[]>([])
  const wrong = keysOf(found).filter((field) => tried.includes(field))
  const standing: ByField<Field> = recordOf(wrong, (field) => found[field])

  return [standing, setTried] as const
}
