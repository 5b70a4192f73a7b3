import type { AdminOrderRow } from '#contract/admin-orders.ts'
import type { FileReply } from '#contract/endpoint.ts'
import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { DiscoveryChannel } from '#domain/surveys/discovery-channels.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import type { Db } from '#server/platform/database.ts'
import { PAGE_ROWS } from '#server/platform/read-pages.ts'
import { required } from '#server/platform/required.ts'
import { amountCell, headCell, textCell, timeCell, workbook } from '#server/platform/workbook.ts'
import type { Row } from '#server/platform/workbook-rows.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import type { OrderFilters } from './filtered-orders.ts'
import { findNumbers, ordersNumbered } from './find-orders.ts'
import { toRows } from './list-orders.ts'
import { readExportColumns } from './read-export-columns.ts'

/** Maximum number of rows; beyond it the workbook says so. */
const MOST_ROWS = 20_000

/**
 * Returns how the customers of these orders found the studio, by order number; implemented by
 * `surveys`.
 */
export type ReadDiscoveries = (
  db: Db,
  orderNumbers: readonly string[],
) => Promise<ReadonlyMap<string, DiscoveryChannel>>

type ExportDeps = Pick<Deps, 'db' | 'readDb' | 'now'> & { readonly discoveriesOf: ReadDiscoveries }

/**
 * Exports the filtered list as a workbook, with Seoul times. The set of orders is fixed first;
 * their values are read page by page while the file is written. The export is logged.
 */
export async function exportOrders(
  { db, readDb, now, discoveriesOf }: ExportDeps,
  admin: Member,
  filters: OrderFilters,
  context: RequestContext,
  mostRows = MOST_ROWS,
): Promise<FileReply> {
  const at = now()
  const { language } = context
  const texts = workbookTexts[language].orders
  const found = await findNumbers(readDb, filters, mostRows + 1)
  const numbers = found.slice(0, mostRows)
  const leftOut = texts.leftOut(new Intl.NumberFormat(language).format(mostRows))
  const detail = { ...filters, rows: numbers.length }
  await audit(db, admin, context, { action: 'orders.export', subject: 'orders', detail, at })
  return workbook(`orders-${formatSeoulDay(seoulDayOf(at))}.xlsx`, [
    {
      name: texts.worksheet,
      head: [
        ...(found.length > numbers.length ? [[headCell(leftOut)]] : []),
        Object.values(texts.columns).map(headCell),
      ],
      pages: pagesOf({ readDb, discoveriesOf }, numbers, language, at),
    },
  ])
}

async function* pagesOf(
  { readDb: db, discoveriesOf }: Omit<ExportDeps, 'db' | 'now'>,
  numbers: readonly string[],
  language: Language,
  now: Date,
): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < numbers.length; at += PAGE_ROWS) {
    const page = numbers.slice(at, at + PAGE_ROWS)
    const orders = await ordersNumbered(db, page)
    const rows = await toRows(db, orders, language, now)
    const exported = await readExportColumns(db, page)
    const discoveries = await discoveriesOf(db, page)
    yield rows.map((row) => {
      const { order_number: number } = row
      return cells(
        row,
        required(exported.get(number), 'exported order'),
        discoveries.get(number),
        language,
      )
    })
  }
}

type Exported =
  Awaited<ReturnType<typeof readExportColumns>> extends Map<string, infer Order> ? Order : never

/** Returns the cells of a row in the order of the texts' columns. */
function cells(
  row: AdminOrderRow,
  order: Exported,
  discovery: DiscoveryChannel | undefined,
  language: Language,
): Row {
  const labels = workbookTexts[language]
  return [
    textCell(row.order_number),
    timeCell(row.created_at),
    textCell(row.status_label),
    textCell(labels.orders.waiting[row.waiting_for]),
    textCell(labels.orders.kinds[row.consulting_type]),
    textCell(row.product_name),
    textCell(row.customer_name),
    textCell(row.customer_email),
    textCell(row.customer_phone),
    textCell(row.depositor_name ?? ''),
    textCell(labels.orders[row.is_member ? 'member' : 'guest']),
    textCell(discovery ? labels.orders.discoveries[discovery] : ''),
    textCell(labels.methods[order.method] ?? labels.methods.other ?? ''),
    amountCell(row.subtotal),
    amountCell(order.shipping_fee),
    amountCell(order.discount_coupon),
    amountCell(order.discount_promotion),
    amountCell(order.used_points),
    amountCell(row.total_price),
    order.paid_at ? timeCell(order.paid_at) : textCell(''),
    amountCell(order.refunded),
  ]
}
