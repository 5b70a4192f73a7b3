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
  const of = sql.ref(column)
  const letters = [...text].length
  if (letters >= FEWEST_ANYWHERE) return sql`${of} ilike ${containing(text)}`
  const part = literal(text)
  const begins = sql<boolean>`${of} ilike ${`${part}%`} or ${of} ilike ${`% ${part}%`}`
  return letters === 1 ? sql`(${begins})` : sql`(${begins} or ${of} ilike ${`%${part}`})`
}

const literal = (text: string) => text.normalize('NFC').replace(/[\\%_]/g, '\\$&')
