import type { AuditEntry, listAudit as endpoint } from '#contract/audit.ts'
import type { ParsedOf, ReplyOf } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { nameSubjects, type SubjectNames } from './name-subjects.ts'
import { type EntryPosition, type EntryRow, findActors, findEntries } from './store.ts'

/** Lists a page of the log, newest first. Entries are not counted: there may be millions. */
export async function listAudit(
  { readDb: db }: Pick<Deps, 'readDb'>,
  knownBy: SubjectNames,
  { cursor, size, ...filters }: ParsedOf<typeof endpoint>['query'],
): Promise<ReplyOf<typeof endpoint>> {
  const after = cursor ? parseCursor(cursor) : null
  const [found, actors] = await Promise.all([
    findEntries(db, filters, after, size + 1).execute(),
    findActors(db),
  ])
  const rows = found.slice(0, size)
  const last = rows.at(-1)
  const nameOf = await nameSubjects(db, knownBy, rows)
  return {
    items: rows.map((row) => toReply(row, nameOf(row))),
    next: last && found.length > size ? formatCursor(last) : null,
    actors,
  }
}

const formatCursor = ({ at, id }: EntryRow) => `${at.getTime()}_${id}`

function parseCursor(cursor: string): EntryPosition {
  const [at, id = ''] = cursor.split('_')
  return { at: new Date(Number(at)), id }
}

const toReply = (row: EntryRow, name: string | null): AuditEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actor_id: row.actor_id,
  actor: row.actor_name,
  action: row.action,
  subject: row.subject,
  name,
  detail: row.detail,
  ip: row.ip,
  request_id: row.request_id,
})
