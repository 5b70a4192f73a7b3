import { cleanLine } from './clean-line.ts'
import { hasWebAddress } from './web-address.ts'

export type NameProblem = 'NAME_HAS_ADDRESS' | 'NAME_HAS_NO_LETTER'

/**
 * Longest text that is searched for a web address: the search takes quadratic time, and 200,000
 * letters would block the server for a minute.
 */
const MAX_SEARCHED_LENGTH = 500

/**
 * Returns why a cleared line cannot be a person's name, or `null`. Names appear in emails to
 * others, where a web address in a name would become a stranger's link. Source: docs/rules.md NM-1.
 */
export function nameProblem(name: string): NameProblem | null {
  if (name.length > MAX_SEARCHED_LENGTH) return null // refused by its field for its length
  if (hasWebAddress(name)) return 'NAME_HAS_ADDRESS'
  return /\p{Letter}/u.test(name) ? null : 'NAME_HAS_NO_LETTER'
}

/** Like {@link nameProblem}, for a name as typed into a form. */
export const typedNameProblem = (typed: string): NameProblem | null => nameProblem(cleanLine(typed))

/**
 * Cleans a name that nobody can correct (from a social account or a bank statement) into one
 * without problems, of at most `maxLength` characters. Returns `null` if no letter is left.
 */
export function cleanImportedName(text: string, maxLength: number): string | null {
  const cleared = cleanLine(text).slice(0, MAX_SEARCHED_LENGTH)
  const plain = hasWebAddress(cleared)
    ? cleanLine(cleared.replace(/\bhttps?\b|\bwww\b|[:/.。．｡@]/giu, ' '))
    : cleared
  const name = plain
    .slice(0, maxLength)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trim()
  return nameProblem(name) === null ? name : null
}
