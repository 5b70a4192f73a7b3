import { type Selectable, sql } from 'kysely'
import type { SheetContent } from '#consultings/kinds.ts'
import type { Db } from '#server/platform/database.ts'
import type { ReportTables } from './tables.ts'

export interface ReportRow extends Omit<Selectable<ReportTables['reports']>, 'draft'> {
  readonly draft: SheetContent
}

export async function findReport(db: Db, orderNumber: string): Promise<ReportRow | undefined> {
  const query = db.selectFrom('reports').selectAll().where('order_number', '=', orderNumber)
  return (await query.executeTakeFirst()) as ReportRow | undefined
}

export async function findReportById(db: Db, id: string): Promise<ReportRow | undefined> {
  const query = db.selectFrom('reports').selectAll().where('id', '=', id)
  return (await query.executeTakeFirst()) as ReportRow | undefined
}

interface Draft {
  readonly id: string
  readonly orderNumber: string
  readonly diagnosisNumber: string
  readonly draft: SheetContent
  readonly savedAt: Date
  readonly savedBy: string
}

export async function insertReport(tx: Db, it: Draft): Promise<ReportRow> {
  const query = tx
    .insertInto('reports')
    .values({
      id: it.id,
      order_number: it.orderNumber,
      diagnosis_number: it.diagnosisNumber,
      draft: JSON.stringify(it.draft),
      revision: 1,
      saved_at: it.savedAt,
      saved_by: it.savedBy,
    })
    .returningAll()
  return (await query.executeTakeFirstOrThrow()) as unknown as ReportRow
}

export async function updateDraft(
  tx: Db,
  it: Pick<Draft, 'id' | 'draft' | 'savedAt' | 'savedBy'>,
): Promise<ReportRow> {
  const query = tx
    .updateTable('reports')
    .set({
      draft: JSON.stringify(it.draft),
      revision: sql`revision + 1`,
      saved_at: it.savedAt,
      saved_by: it.savedBy,
    })
    .where('id', '=', it.id)
    .returningAll()
  return (await query.executeTakeFirstOrThrow()) as unknown as ReportRow
}

export interface ReportVersion {
  readonly version: number
  readonly content: SheetContent
  readonly published_at: Date
  readonly published_by: string
}

export async function versionsOf(db: Db, reportId: string): Promise<ReportVersion[]> {
  const query = db
    .selectFrom('report_versions')
    .select(['version', 'content', 'published_at', 'published_by'])
    .where('report_id', '=', reportId)
    .orderBy('version')
  return (await query.execute()) as unknown as ReportVersion[]
}

/** Appends a version and makes it the one that is shown. */
export async function insertVersion(tx: Db, reportId: string, it: ReportVersion) {
  await tx
    .insertInto('report_versions')
    .values({ ...it, report_id: reportId, content: JSON.stringify(it.content) })
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
  return rows[0]!.count
}
