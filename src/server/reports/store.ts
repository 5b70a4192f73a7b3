import { type Selectable, sql } from 'kysely'
import { type ReportContent, reportOf } from '#consultings/kinds.ts'
import { versionAfter } from '#consultings/stored.ts'
import type { KindOfReply } from '#contract/by-kind.ts'
import { itemAt } from '#domain/collections/lists.ts'
import type { Db } from '#server/platform/database.ts'
import { readContent } from './read-content.ts'
import type { ReportTables } from './tables.ts'

export interface ReportRow
  extends Omit<Selectable<ReportTables['reports']>, 'draft' | 'schema_version'> {
  /** Kind to read the draft as. */
  readonly kind: KindOfReply
  readonly draft: ReportContent
}

export const findReport = (db: Db, orderNumber: string): Promise<ReportRow | undefined> =>
  findBy(db, 'order_number', orderNumber)

export const findReportById = (db: Db, id: string): Promise<ReportRow | undefined> =>
  findBy(db, 'id', id)

async function findBy(
  db: Db,
  column: 'id' | 'order_number',
  value: string,
): Promise<ReportRow | undefined> {
  const row = await db
    .selectFrom('reports')
    .innerJoin('orders', 'orders.number', 'reports.order_number')
    .selectAll('reports')
    .select('orders.consulting_type')
    .where(`reports.${column}`, '=', value)
    .executeTakeFirst()
  if (!row) return undefined
  const { draft, schema_version, consulting_type, ...rest } = row
  const { kind, content } = readContent(consulting_type, draft, schema_version)
  return { ...rest, kind, draft: content }
}

interface Draft {
  readonly id: string
  readonly orderNumber: string
  /** Kind of the order. */
  readonly kind: string
  readonly draft: ReportContent
  readonly savedAt: Date
  readonly savedBy: string
}

const savedAs = (it: Draft) => ({
  draft: JSON.stringify(it.draft),
  schema_version: versionAfter(reportOf(it.kind).upgrades),
  saved_at: it.savedAt,
  saved_by: it.savedBy,
})

export async function insertReport(tx: Db, it: Draft & { readonly diagnosisNumber: string }) {
  await tx
    .insertInto('reports')
    .values({
      ...savedAs(it),
      id: it.id,
      order_number: it.orderNumber,
      diagnosis_number: it.diagnosisNumber,
      revision: 1,
    })
    .execute()
}

export async function updateDraft(tx: Db, it: Draft) {
  await tx
    .updateTable('reports')
    .set({ ...savedAs(it), revision: sql`revision + 1` })
    .where('id', '=', it.id)
    .execute()
}

export interface ReportVersion {
  readonly version: number
  /** Kind to read the content as. */
  readonly kind: KindOfReply
  readonly content: ReportContent
  readonly published_at: Date
  readonly published_by: string
}

export async function findVersions(
  db: Db,
  { id, order_number }: Pick<ReportRow, 'id' | 'order_number'>,
): Promise<ReportVersion[]> {
  const rows = await db
    .selectFrom('report_versions')
    .innerJoin('orders', (join) => join.on('orders.number', '=', order_number))
    .select(['version', 'content', 'schema_version', 'published_at', 'published_by'])
    .select('orders.consulting_type')
    .where('report_versions.report_id', '=', id)
    .orderBy('version')
    .execute()
  return rows.map(({ content, schema_version, consulting_type, ...rest }) => ({
    ...rest,
    ...readContent(consulting_type, content, schema_version),
  }))
}

/** Appends a version and makes it the published one. */
export async function insertVersion(tx: Db, reportId: string, { kind, ...it }: ReportVersion) {
  await tx
    .insertInto('report_versions')
    .values({
      ...it,
      report_id: reportId,
      content: JSON.stringify(it.content),
      schema_version: versionAfter(reportOf(kind).upgrades),
    })
    .execute()
  await tx
    .updateTable('reports')
    .set({ published_version: it.version, published_at: it.published_at })
    .where('id', '=', reportId)
    .execute()
}

export async function nextDiagnosisCount(tx: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select nextval('diagnosis_numbers') as count`.execute(tx)
  return itemAt(rows, 0).count
}
