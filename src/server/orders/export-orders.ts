import writeExcelFile from 'write-excel-file/node'
import type { AdminOrderRow } from '#contract/admin-orders.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { seoulDayOf } from '#domain/calendar/seoul-day.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { texts } from '#texts/all.ts'
import { countOrders, findOrders, type OrderFilters } from './find-orders.ts'
import { toRows } from './list-orders.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** Years of orders; keeps one download from taking all memory. Beyond it the workbook says so. */
const MOST_ROWS = 20_000
const TIME_FORMAT = 'yyyy-mm-dd hh:mm'
const SEOUL_OFFSET_MS = 9 * 3_600_000

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
  const total = await countOrders(db, filters)
  const found = await findOrders(db, filters).limit(mostRows).execute()
  const rows = await toRows(db, found, language)
  const head = [...leftOut(rows.length, total, language), headings(language)]
  const sheet = [...head, ...rows.map((row) => cells(row, language))]
  const data = await writeExcelFile(sheet, { stickyRowsCount: head.length }).toBuffer()
  const detail = { ...filters, rows: rows.length, of: total }
  await audit(db, admin, context, { action: 'orders.export', subject: 'orders', detail, at })
  return {
    contentType: XLSX,
    fileName: `orders-${dayName(at)}.xlsx`,
    data,
    disposition: 'attachment',
  }
}

/** A first line that says how much of the list is missing. */
function leftOut(rows: number, total: number, language: Language) {
  if (rows >= total) return []
  const format = new Intl.NumberFormat(language)
  const words = texts[language].orders.workbook.leftOut(format.format(rows), format.format(total))
  return [[{ value: words, fontWeight: 'bold' as const }]]
}

const headings = (language: Language) =>
  Object.values(texts[language].orders.workbook.columns).map((value) => ({
    value,
    fontWeight: 'bold' as const,
  }))

/** In the order of the texts' `workbook.columns`. */
const cells = (row: AdminOrderRow, language: Language) => [
  text(row.order_number),
  time(row.created_at),
  text(row.status_label),
  text(texts[language].orders.waiting[row.waiting_for]),
  text(row.customer_name),
  text(row.customer_email),
  text(row.customer_phone),
  text(row.depositor_name ?? ''),
  text(
    row.is_member ? texts[language].orders.workbook.member : texts[language].orders.workbook.guest,
  ),
  amount(row.subtotal),
  amount(row.total_price),
]

/** A spreadsheet takes a text that begins like this for a formula when it is edited or exported. */
const defused = (value: string) => (/^[=+\-@\t\r]/.test(value) ? `'${value}` : value)

const text = (value: string) => ({ value: defused(value), type: String })
const amount = (value: number) => ({ value, type: Number, format: '#,##0' })
const time = (moment: string) => ({
  value: new Date(new Date(moment).getTime() + SEOUL_OFFSET_MS),
  type: Date,
  format: TIME_FORMAT,
})

function dayName(at: Date): string {
  const { year, month, day } = seoulDayOf(at)
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
