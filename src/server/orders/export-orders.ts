import type { AdminOrderRow } from '#contract/admin-orders.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { seoulDayOf, textOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { PAGE_ROWS } from '#server/platform/read-pages.ts'
import { amountCell, headCell, textCell, timeCell, workbook } from '#server/platform/workbook.ts'
import type { Row } from '#server/platform/workbook-rows.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import type { OrderFilters } from './filtered-orders.ts'
import { findNumbers, ordersNumbered } from './find-orders.ts'
import { toRows } from './list-orders.ts'

/** Years of orders. Beyond it the workbook says so. */
const MOST_ROWS = 20_000

/**
 * The filtered list as a workbook, times as on Seoul's clocks. Which orders are in it is settled
 * first, what it tells of each when its page is written. Who took it along is written down.
 */
export async function exportOrders(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  filters: OrderFilters,
  context: RequestContext,
  mostRows = MOST_ROWS,
): Promise<FileReply> {
  const at = now()
  const { language } = context
  const texts = workbookTexts[language].orders
  const found = await findNumbers(db, filters, mostRows + 1)
  const numbers = found.slice(0, mostRows)
  const leftOut = texts.leftOut(new Intl.NumberFormat(language).format(mostRows))
  const detail = { ...filters, rows: numbers.length }
  await audit(db, admin, context, { action: 'orders.export', subject: 'orders', detail, at })
  return workbook(`orders-${textOfSeoulDay(seoulDayOf(at))}.xlsx`, [
    {
      name: texts.sheet,
      head: [
        ...(found.length > numbers.length ? [[headCell(leftOut)]] : []),
        Object.values(texts.columns).map(headCell),
      ],
      pages: pagesOf(db, numbers, language),
    },
  ])
}

async function* pagesOf(
  db: Db,
  numbers: readonly string[],
  language: Language,
): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < numbers.length; at += PAGE_ROWS) {
    const orders = await ordersNumbered(db, numbers.slice(at, at + PAGE_ROWS))
    const rows = await toRows(db, orders, language)
    yield rows.map((row) => cells(row, language))
  }
}

/** In the order of the texts' columns. */
const cells = (row: AdminOrderRow, language: Language) => [
  textCell(row.order_number),
  timeCell(row.created_at),
  textCell(row.status_label),
  textCell(workbookTexts[language].orders.waiting[row.waiting_for]),
  textCell(row.customer_name),
  textCell(row.customer_email),
  textCell(row.customer_phone),
  textCell(row.depositor_name ?? ''),
  textCell(workbookTexts[language].orders[row.is_member ? 'member' : 'guest']),
  amountCell(row.subtotal),
  amountCell(row.total_price),
]
