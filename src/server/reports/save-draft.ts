import { type ReportContent, reportOf } from '#consultings/kinds.ts'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { ReportDraft, saveReportDraft } from '#contract/reports.ts'
import { seoulDayOf } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import { type OrderRow, recordWorkBegun } from '#server/orders/index.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { type Db, inTransaction } from '#server/platform/database.ts'
import { refuse } from '#server/platform/refusal.ts'
import { required } from '#server/platform/required.ts'
import { prefilled, toDraft } from './draft.ts'
import {
  findReport,
  insertReport,
  nextDiagnosisCount,
  type ReportRow,
  updateDraft,
} from './store.ts'
import { findReportToWrite, lockOrderWithReport } from './work-on-report.ts'

type Body = ParsedOf<typeof saveReportDraft>['body']

/**
 * Saves the draft; fields left out stay unchanged. The first save assigns the diagnosis number.
 *
 * Refuses ORDER_NOT_FOUND, REPORT_NOT_READY, KIND_NOT_OFFERED, NEWER_CONTENT, OTHER_KIND, and
 * EDIT_CONFLICT with the current draft, when somebody else has saved since `base_revision`.
 */
export async function saveDraft(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  context: RequestContext,
  orderNumber: string,
  { base_revision, consulting_type, ...changes }: Body,
): Promise<ReportDraft> {
  const at = now()
  return inTransaction(db, async (tx) => {
    const order = await lockOrderWithReport(tx, admin, orderNumber)
    if (consulting_type !== order.consulting_type) refuse('OTHER_KIND')
    const before = await findReportToWrite(tx, order.number)
    if (base_revision !== undefined && base_revision !== (before?.revision ?? 0)) {
      refuse('EDIT_CONFLICT', { current: await toDraft(tx, order, before, at) })
    }
    const changed: ReportContent = {
      ...(before?.draft ?? (await prefilled(tx, order))),
      ...definedFields(changes),
    }
    const signature = { by: admin.name, at: at.toISOString() }
    const draft =
      reportOf(order.consulting_type).signed?.(changed, before?.draft, signature) ?? changed
    const report = await storeDraft(tx, order, before, { draft, savedAt: at, savedBy: admin.name })
    await recordWorkBegun(tx, order, at)
    const detail = { revision: report.revision }
    await audit(tx, admin, context, { action: 'report.save', subject: order.number, detail, at })
    return toDraft(tx, order, report, at)
  })
}

async function storeDraft(
  tx: Db,
  order: OrderRow,
  before: ReportRow | undefined,
  saved: { readonly draft: ReportContent; readonly savedAt: Date; readonly savedBy: string },
): Promise<ReportRow> {
  const draft = { orderNumber: order.number, kind: order.consulting_type, ...saved }
  if (before) await updateDraft(tx, { id: before.id, ...draft })
  else {
    const diagnosisNumber = diagnosisNumberOf(await nextDiagnosisCount(tx), saved.savedAt)
    await insertReport(tx, { id: order.id, diagnosisNumber, ...draft })
  }
  return required(await findReport(tx, order.number), 'saved report')
}

/** `GY-2611-0482`: the month in Seoul and a counter that never decreases. */
function diagnosisNumberOf(count: number, at: Date): string {
  const { year, month } = seoulDayOf(at)
  const digits = (value: number, length: number) => String(value).padStart(length, '0')
  return `GY-${digits(year % 100, 2)}${digits(month, 2)}-${digits(count, 4)}`
}

const definedFields = (changes: object): Partial<ReportContent> =>
  Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
