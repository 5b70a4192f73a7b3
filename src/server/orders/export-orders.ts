import type { AdminOrderRow } from '#contract/admin-orders.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { seoulDayOf, textOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { amountCell, headCell, textCell, timeCell, workbook } from '#server/platform/workbook.ts'
import { texts } from '#texts/all.ts'
import { countOrders, findOrders, type OrderFilters, seekOrders } from './find-orders.ts'
import { toRows } from './list-orders.ts'

/** Years of orders; keeps one download from taking all memory. Beyond it the workbook says so. */
const MOST_ROWS = 20_000

/** The filtered list as a workbook, times as on Seoul's clocks. Who took it along is written down. */
export async function exportOrders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  filters: OrderFilters,
  context: RequestContext,
  mostRows = MOST_ROWS,
): Promise<FileReply> {
  const at = now()
  const { language } = context
  const sought = await seekOrders(db, filters)
  const total = await countOrders(db, sought)
  const found = await findOrders(db, sought).limit(mostRows).execute()
  const rows = await toRows(db, found, language)
  const head = [...leftOut(rows.length, total, language), headings(language)]
  const detail = { ...filters, rows: rows.length, of: total }
  await audit(db, admin, context, { action: 'orders.export', subject: 'orders', detail, at })
  const name = texts[language].orders.workbook.sheet
  return workbook(`orders-${textOfSeoulDay(seoulDayOf(at))}.xlsx`, [
    { name, head, rows: rows.map((row) => cells(row, language)) },
  ])
}

/** A first line that says how much of the list is missing. */
function leftOut(rows: number, total: number, language: Language) {
  if (rows >= total) return []
  const format = new Intl.NumberFormat(language)
  const words = texts[language].orders.workbook.leftOut(format.format(rows), format.format(total))
  return [[headCell(words)]]
}

const headings = (language: Language) =>
  Object.values(texts[language].orders.workbook.columns).map(headCell)

/** In the order of the texts' `workbook.columns`. */
const cells = (row: AdminOrderRow, language: Language) => [
  textCell(row.order_number),
  timeCell(row.created_at),
  textCell(row.status_label),
  textCell(texts[language].orders.waiting[row.waiting_for]),
  textCell(row.customer_name),
  textCell(row.customer_email),
  textCell(row.customer_phone),
  textCell(row.depositor_name ?? ''),
  textCell(
    row.is_member ? texts[language].orders.workbook.member : texts[language].orders.workbook.guest,
  ),
  amountCell(row.subtotal),
  amountCell(row.total_price),
]
