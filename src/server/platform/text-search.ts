import { type RawBuilder, sql } from 'kysely'

/** The fewest letters that an index of three letters each finds anywhere in a text. */
const FEWEST_ANYWHERE = 3

/**
 * The pattern of `like` and `ilike` for texts that contain this, letter by letter: a per cent sign
 * that somebody types is one, not anything at all.
 */
export const containing = (text: string): string => `%${literal(text)}%`

/**
 * Whether a column mentions this, in any case. One or two letters are looked for where a word begins
 * and where the text ends, as a family name and a given name do: elsewhere no index finds them.
 */
export function mentions(column: string, text: string): RawBuilder<boolean> {
  const of = sql.ref(column)
  if ([...text].length >= FEWEST_ANYWHERE) return sql`${of} ilike ${containing(text)}`
  const part = literal(text)
  return sql`(${of} ilike ${`${part}%`} or ${of} ilike ${`% ${part}%`} or ${of} ilike ${`%${part}`})`
}

const literal = (text: string) => text.normalize('NFC').replace(/[\\%_]/g, '\\$&')
