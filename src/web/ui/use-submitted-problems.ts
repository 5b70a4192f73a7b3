import { useState } from 'react'

type ByField<Field extends string> = Partial<Record<Field, string>>

/**
 * Returns the problems to show: those of fields that were invalid at the last submission and still
 * are, with current messages. Other fields stay quiet.
 */
export function useSubmittedProblems<Field extends string>(found: ByField<Field>) {
  const [tried, setTried] = useState<readonly Field[]>([])
  const wrong = Object.keys(found) as Field[]
  const standing = Object.fromEntries(
    wrong.filter((field) => tried.includes(field)).map((field) => [field, found[field]]),
  ) as ByField<Field>

  return [standing, setTried] as const
}
