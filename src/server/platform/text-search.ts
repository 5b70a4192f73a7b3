import { type RawBuilder, sql } from 'kysely'
import { searchedPhoneDigits } from '#domain/accounts/phone.ts'

/** Letters that a trigram index needs to find a word anywhere in a text. */
const FEWEST_ANYWHERE = 3
/** Further words of a search are ignored. */
const MOST_WORDS = 6

/**
 * Whether an indexed `search_text` contains every word of a search, in any case. A trigram index finds
 * words of three letters anywhere, words of one or two letters only at the beginning of a word (a family
 * name), and words of two letters also at its end (a given name). Phone numbers match in any notation.
 */
export const hasWords = (column: string, q: string): RawBuilder<boolean> =>
  everyWord(q, (word) => sql`${indexed(column, word)}${unindexed(column, word)}`)

/** Whether a text without an index contains every word of a search, anywhere and in any case. */
export const hasWordsAnywhere = (text: RawBuilder<unknown>, q: string): RawBuilder<boolean> =>
  everyWord(q, (word) => sql`lower(${text}) like ${`%${literal(word)}%`}`)

function everyWord(q: string, has: (word: string) => RawBuilder<unknown>): RawBuilder<boolean> {
  const words = wordsOf(q).map((word) => has(word.toLowerCase()))
  return words.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(words, sql` and `)})`
}

function wordsOf(q: string): readonly string[] {
  const phone = searchedPhoneDigits(q)
  if (phone) return [phone]
  return q.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
}

/** Escapes the wildcards of `like`. */
const literal = (word: string) => word.replace(/[\\%_]/g, '\\$&')

function indexed(column: string, word: string) {
  const part = literal(selectivePart(word))
  const letters = [...word].length
  const patterns =
    letters >= FEWEST_ANYWHERE
      ? [`%${part}%`]
      : letters === 1
        ? [`% ${part}%`]
        : [`% ${part}%`, `%${part} %`]
  const found = patterns.map((pattern) => sql`${sql.ref(column)} like ${pattern}`)
  return sql`(${sql.join(found, sql` or `)})`
}

/** Letters of a long word that make the index lookup selective enough. */
const ENOUGH = 6

/**
 * Part of a word for the index lookup; every further trigram costs one more list. Uses the part before
 * the @ of an email address, since many share the domain, and the end of either, since many share the
 * start.
 */
function selectivePart(word: string): string {
  const [part = word] = /^[^@]{3,}(?=@)/.exec(word) ?? []
  return /^[\da-z]+$/.test(part) ? part.slice(-ENOUGH) : part
}

/** Compares the whole word after a partial index lookup; `|| ''` prevents the use of the index. */
const unindexed = (column: string, word: string) =>
  selectivePart(word) === word
    ? sql``
    : sql` and ${sql.ref(column)} || '' like ${`%${literal(word)}%`}`
