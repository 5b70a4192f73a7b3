import type { AuditEntry } from '#contract/audit.ts'
import type { Db } from '#server/platform/database.ts'
import type { NamesOf } from '#server/platform/names-of.ts'
import type { EntryRow } from './store.ts'

/** What knows the names of things, by the kind of an action or by the action itself. */
export type SubjectNames = Readonly<Partial<Record<string, NamesOf | NamesByText>>>

/** Of things whose subjects are no ids: numbers of orders. */
interface NamesByText {
  readonly byText: NamesOf
}

/**
 * What the subjects of entries are called, by the entries' ids: as they are called now, or else as
 * they were when it was written down. A thing that neither tells has no name.
 */
export async function nameSubjects(
  db: Db,
  knownBy: SubjectNames,
  entries: readonly EntryRow[],
): Promise<(entry: EntryRow) => string | null> {
  const knower = ({ action }: EntryRow) => knownBy[action] ?? knownBy[action.split('.')[0] ?? '']
  const knowers = [...new Set(entries.map(knower))].filter((each) => each !== undefined)
  const names = new Map<string, string>()
  for (const known of knowers) {
    const isText = 'byText' in known
    const own = entries.filter(
      (entry) => knower(entry) === known && (isText || UUID.test(entry.subject)),
    )
    if (own.length === 0) continue
    const ids = [...new Set(own.map(({ subject }) => subject))]
    const found = await (isText ? known.byText : known)(db, ids)
    for (const { action, subject } of own) {
      const name = found.get(subject)
      if (name) names.set(`${action} ${subject}`, name)
    }
  }
  return (entry) =>
    names.get(`${entry.action} ${entry.subject}`) || nameIn(entry.detail as AuditEntry['detail'])
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

type Fields = Readonly<Record<string, unknown>>

/** As a change wrote it down; of what is kept in languages the Korean name. */
function nameIn({ after, before, ...rest }: AuditEntry['detail']): string | null {
  for (const side of [after, before, rest]) {
    if (typeof side !== 'object' || side === null) continue
    const { words, ...fields } = side as Fields & { readonly words?: { readonly ko?: Fields } }
    const { name, title, question, alt, code } = { ...fields, ...words?.ko }
    const found = [name, title, question, alt, code].find((it) => typeof it === 'string' && it)
    if (typeof found === 'string') return found
  }
  return null
}
