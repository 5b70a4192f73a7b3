import type { AuditEntry } from '#contract/audit.ts'
import { isFields } from '#domain/audit/changes-in.ts'
import type { Db } from '#server/platform/database.ts'
import type { NamesOf } from '#server/platform/names-of.ts'
import type { EntryRow } from './store.ts'

/** Finds the current names of audited items, by the kind of an action or by the action itself. */
export type SubjectNames = Readonly<Partial<Record<string, NamesOf | NamesByText>>>

/** For items whose subjects are no UUIDs, such as order numbers. */
interface NamesByText {
  readonly byText: NamesOf
}

/**
 * Names the subjects of entries: by their current name, else by the one recorded in the entry.
 * Returns null for an entry without either.
 */
export async function nameSubjects(
  db: Db,
  knownBy: SubjectNames,
  entries: readonly EntryRow[],
): Promise<(entry: EntryRow) => string | null> {
  const sourceOf = ({ action }: EntryRow) => knownBy[action] ?? knownBy[action.split('.')[0] ?? '']
  const sources = [...new Set(entries.map(sourceOf))].filter((candidate) => candidate !== undefined)
  const names = new Map<string, string>()
  for (const source of sources) {
    const isText = 'byText' in source
    const own = entries.filter(
      (entry) => sourceOf(entry) === source && (isText || UUID.test(entry.subject)),
    )
    if (own.length === 0) continue
    const ids = [...new Set(own.map(({ subject }) => subject))]
    const found = await (isText ? source.byText : source)(db, ids)
    for (const { action, subject } of own) {
      const name = found.get(subject)
      if (name) names.set(`${action} ${subject}`, name)
    }
  }
  return (entry) => names.get(`${entry.action} ${entry.subject}`) || nameIn(entry.detail)
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** The name recorded with a change; of a translated name the Korean one. */
function nameIn({ after, before, ...rest }: AuditEntry['detail']): string | null {
  for (const side of [after, before, rest]) {
    if (!isFields(side)) continue
    const { words, ...fields } = side
    const korean = isFields(words) && isFields(words.ko) ? words.ko : {}
    const { name, title, question, alt, code } = { ...fields, ...korean }
    const found = [name, title, question, alt, code].find((it) => typeof it === 'string' && it)
    if (typeof found === 'string') return found
  }
  return null
}
