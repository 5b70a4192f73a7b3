import { type RawBuilder, sql } from 'kysely'

/** The fewest letters that an index of three letters each finds anywhere in a text. */
const FEWEST_ANYWHERE = 3

/**
 * The pattern of `like` and `ilike` for texts that contain this, letter by letter: a per cent sign
 * that somebody types is one, not anything at all.
 */
export const containing = (text: string): string => `%${literal(text)}%`

/**
 * Whether a column mentions this, in any case. One or two letters are looked for where a word begins,
 * as a family name does, and two also where the text ends, as a given name does: elsewhere no index
 * finds them.
 */
export function mentions(column: string, text: string): RawBuilder<boolean> {
  const letters = lettersOf(text)
  if (letters >= FEWEST_ANYWHERE) return like(column, containing(text))
  if (letters === 1) return hasWordWith(column, text)
  return sql`(${hasWordWith(column, text)} or ${like(column, `%${literal(text)}`)})`
}

/** So many letters of a number given by chance find it as well as all of them. */
const ENOUGH_OF_NUMBER = 6

/**
 * The same of a column of numbers that are given by chance, as those of orders and phones are. Of a
 * long one the index is asked for its end alone: each further letter is one more list to be read, and
 * what such numbers begin with stands in all of them.
 */
export function mentionsNumber(column: string, text: string): RawBuilder<boolean> {
  const end = text.slice(-ENOUGH_OF_NUMBER)
  if (end === text || !/^[\dA-Z]+$/i.test(text)) return mentions(column, text)
  return sql`(${mentions(column, end)} and ${likeUnindexed(column, containing(text))})`
}

/**
 * The same of a column of addresses. What stands before the @ of a whole address is looked for in the
 * index alone: the other half is one that very many have, and as good as nothing to find it by.
 */
export function mentionsAddress(column: string, text: string): RawBuilder<boolean> {
  const [name] = /^[^@]+@/.exec(text) ?? ['']
  if (lettersOf(name) <= FEWEST_ANYWHERE) return mentions(column, text)
  return sql`(${mentions(column, name)} and ${likeUnindexed(column, containing(text))})`
}

/** Whether a word of a column begins with this, in any case. */
export function hasWordWith(column: string, text: string): RawBuilder<boolean> {
  const part = literal(text)
  return sql`(${like(column, `${part}%`)} or ${like(column, `% ${part}%`)})`
}

/** Whether this can be a given name as most are: of two letters. */
export const isGivenName = (text: string): boolean => lettersOf(text) === 2

/** Whether a name ends with this given name, in any case, of a column that has an index of just that. */
export const endsWithGivenName = (column: string, text: string): RawBuilder<boolean> =>
  sql`lower(right(${sql.ref(column)}, 2)) = lower(${text.normalize('NFC')})`

/**
 * `ilike` turns every text that it looks at into small letters first. What has neither large nor
 * small ones, as Korean names and digits, is found without.
 */
const like = (column: string, pattern: string): RawBuilder<boolean> =>
  compared(sql.ref(column), pattern)

const likeUnindexed = (column: string, pattern: string): RawBuilder<boolean> =>
  compared(sql`(${sql.ref(column)} || '')`, pattern)

const compared = (of: RawBuilder<unknown>, pattern: string): RawBuilder<boolean> =>
  pattern.toLowerCase() === pattern.toUpperCase()
    ? sql`${of} like ${pattern}`
    : sql`${of} ilike ${pattern}`

const lettersOf = (text: string) => [...text].length

const literal = (text: string) => text.normalize('NFC').replace(/[\\%_]/g, '\\$&')
