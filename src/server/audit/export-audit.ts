import { auditActions, auditKinds } from '#contract/audit.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { isOneOf } from '#domain/collections/lists.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { readPages } from '#server/platform/read-pages.ts'
import { headCell, textCell, timeCell, workbook } from '#server/platform/workbook.ts'
import type { Row } from '#server/platform/workbook-rows.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import { detailText } from './detail-text.ts'
import { nameSubjects, type SubjectNames } from './name-subjects.ts'
import { type AuditFilters, countEntries, type EntryRow, findEntries } from './store.ts'

/** Maximum rows, which cover months of a busy studio; the workbook says when rows are left out. */
const MAX_ROWS = 20_000

interface AuditExport {
  readonly admin: Member
  readonly filters: AuditFilters
  readonly context: RequestContext
}

/**
 * Exports the filtered log as a workbook with times in Seoul. The export itself is recorded in the
 * log.
 */
export async function exportAudit(
  { db, readDb, now }: Pick<Deps, 'db' | 'readDb' | 'now'>,
  knownBy: SubjectNames,
  { admin, filters, context }: AuditExport,
  maxRows = MAX_ROWS,
): Promise<FileReply> {
  const at = now()
  const { language } = context
  const texts = workbookTexts[language].audit
  const found = await countEntries(readDb, filters, maxRows)
  const leftOut = texts.leftOut(new Intl.NumberFormat(language).format(maxRows))
  const detail = { ...filters, rows: Math.min(found, maxRows) }
  const entries = readPages(maxRows, (after: EntryRow | null, size) =>
    findEntries(readDb, filters, after, size).execute(),
  )
  await audit(db, admin, context, { action: 'audit.export', subject: 'audit-log', detail, at })
  return workbook(`audit-log-${formatSeoulDay(seoulDayOf(at))}.xlsx`, [
    {
      name: texts.worksheet,
      head: [
        ...(found > maxRows ? [[headCell(leftOut)]] : []),
        Object.values(texts.columns).map(headCell),
      ],
      pages: nameEntries(readDb, knownBy, entries, language),
    },
  ])
}

async function* nameEntries(
  db: Db,
  knownBy: SubjectNames,
  pages: AsyncIterable<readonly EntryRow[]>,
  language: Language,
): AsyncGenerator<readonly Row[]> {
  for await (const page of pages) {
    const nameOf = await nameSubjects(db, knownBy, page)
    yield page.map((row) => cells(row, nameOf(row), language))
  }
}

/** Cells in the order of the columns in the texts. */
const cells = (row: EntryRow, name: string | null, language: Language) => [
  timeCell(row.at),
  textCell(row.actor_name),
  textCell(actionLabel(row.action, language)),
  textCell(name ? `${name} (${row.subject})` : row.subject),
  textCell(detailText(row.action, row.detail, language)),
  textCell(row.ip ?? ''),
  textCell(row.request_id ?? ''),
]

/** Returns an action's label; an unknown action of an earlier version is shown as stored. */
function actionLabel(action: string, language: Language) {
  const { kinds, actions } = workbookTexts[language].audit
  const [kind = ''] = action.split('.')
  return isOneOf(auditActions, action) && isOneOf(auditKinds, kind)
    ? `${kinds[kind]}: ${actions[action]}`
    : action
}
