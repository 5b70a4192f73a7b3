import { type AuditAction, type AuditKind, auditActions } from '#contract/audit.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { seoulDayOf, textOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { headCell, textCell, timeCell, workbook } from '#server/platform/workbook.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import { nameSubjects, type SubjectNames } from './name-subjects.ts'
import { type AuditFilters, type EntryRow, findEntries } from './store.ts'

/** Keeps one download from taking all memory. Beyond it the workbook says so. */
const MOST_ROWS = 20_000

interface Work {
  readonly admin: Member
  readonly filters: AuditFilters
  readonly context: RequestContext
}

/** The filtered log as a workbook, times as on Seoul's clocks. Who took it along is an entry too. */
export async function exportAudit(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  knownBy: SubjectNames,
  { admin, filters, context }: Work,
  mostRows = MOST_ROWS,
): Promise<FileReply> {
  const at = now()
  const { language } = context
  const texts = workbookTexts[language].audit
  const found = await findEntries(db, filters, null, mostRows + 1).execute()
  const rows = found.slice(0, mostRows)
  const nameOf = await nameSubjects(db, knownBy, rows)
  const leftOut = texts.leftOut(new Intl.NumberFormat(language).format(mostRows))
  const detail = { ...filters, rows: rows.length }
  await audit(db, admin, context, { action: 'audit.export', subject: 'audit-log', detail, at })
  return workbook(`audit-log-${textOfSeoulDay(seoulDayOf(at))}.xlsx`, [
    {
      name: texts.sheet,
      head: [
        ...(found.length > rows.length ? [[headCell(leftOut)]] : []),
        Object.values(texts.columns).map(headCell),
      ],
      rows: rows.map((row) => cells(row, nameOf(row), language)),
    },
  ])
}

/** In the order of the texts' columns. */
const cells = (row: EntryRow, name: string | null, language: Language) => [
  timeCell(row.at),
  textCell(row.actor_name),
  textCell(wordsOf(row.action, language)),
  textCell(name ? `${name} (${row.subject})` : row.subject),
  textCell(JSON.stringify(row.detail)),
  textCell(row.ip ?? ''),
  textCell(row.request_id ?? ''),
]

/** An action of an earlier time, which is no longer known, stands there as it was written. */
function wordsOf(action: string, language: Language) {
  const { kinds, actions } = workbookTexts[language].audit
  const known = (auditActions as readonly string[]).includes(action)
  if (!known) return action
  return `${kinds[action.split('.')[0] as AuditKind]}: ${actions[action as AuditAction]}`
}
