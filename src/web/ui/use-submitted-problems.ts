import { useState } from 'react'

type ByField<Field extends string> = Partial<Record<Field, string>>

/**
 * The problems of a form to show: those of the fields that were wrong at the last try and still are,
 * in the words that fit what stands there now. Fields that nobody tried to send stay quiet.
 */
export function useSubmittedProblems<Field extends string>(found: ByField<Field>) {
  const [tried, setTried] = useState<readonly Field[]>([])
  const wrong = Object.keys(found) as Field[]
  const standing = Object.fromEntries(
    wrong.filter((field) => tried.includes(field)).map((field) => [field, found[field]]),
  ) as ByField<Field>

  return [standing, setTried] as const
}
