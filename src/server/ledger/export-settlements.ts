import type { SettlementRow } from '#contract/admin-money.ts'
import type { FileReply } from '#contract/endpoint.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { amountCell, headCell, textCell, timeCell, workbook } from '#server/platform/workbook.ts'
import type { Row } from '#server/platform/workbook-rows.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import { type Months, movements, periodOf, settlements } from './settlements.ts'

/** Maximum number of rows of a worksheet without its header. Beyond it the last row says so. */
const MOST_ROWS = 1_000_000

/** Exports the months and every movement of money behind them, for accounting. */
export async function exportSettlements(
  { db, readDb, now }: Pick<Deps, 'db' | 'readDb' | 'now'>,
  admin: Member,
  months: Months,
  context: RequestContext,
  mostRows = MOST_ROWS,
): Promise<FileReply> {
  const at = now()
  const period = periodOf(months, at)
  const texts = workbookTexts[context.language].settlement
  const rows = await settlements(readDb, period)
  const detail = { ...months, months: rows.length }
  await audit(db, admin, context, {
    action: 'settlements.export',
    subject: 'settlements',
    detail,
    at,
  })
  const fileName = `settlement-${months.from ?? rows.at(-1)?.month ?? 'empty'}.xlsx`
  return workbook(fileName, [
    {
      name: texts.months,
      head: [
        [headCell(texts.rule)],
        [texts.month, ...figures.map((name) => texts.columns[name])].map(headCell),
      ],
      pages: [
        rows.map((row) => [textCell(row.month), ...figures.map((name) => figure(row, name))]),
      ],
    },
    {
      name: texts.movements,
      head: [texts.movementColumns.map(headCell)],
      pages: movementPages(movements(readDb, period, mostRows + 1), mostRows, context.language),
    },
  ])
}

/**
 * Converts pages of movements to rows. `pages` contains one row more than is shown if there are
 * more.
 */
async function* movementPages(
  pages: ReturnType<typeof movements>,
  mostRows: number,
  language: Language,
): AsyncGenerator<readonly Row[]> {
  const texts = workbookTexts[language].settlement
  let left = mostRows
  let hasMore = false
  for await (const page of pages) {
    hasMore = page.length > left
    const shown = page.slice(0, left)
    left -= shown.length
    yield shown.map((movement) => [
      timeCell(movement.at),
      textCell(movement.order_number ?? ''),
      textCell(texts.what[movement.what] ?? movement.what),
      textCell(methodName(movement.part, language)),
      amountCell(movement.debit),
      amountCell(movement.credit),
    ])
  }
  const format = new Intl.NumberFormat(language)
  if (hasMore) yield [[textCell(texts.noMore(format.format(mostRows)))]]
}

/** Returns the label of a ledger part such as `toss/card`; an unknown part stays as it is. */
function methodName(part: string | null, language: Language): string {
  const { methods, settlement } = workbookTexts[language]
  const [provider = '', method = provider] = (part ?? '').split('/')
  const name = methods[method] ?? method
  return [name, method !== provider && (settlement.providers[provider] ?? provider)]
    .filter(Boolean)
    .join(' · ')
}

const figures = [
  'gross',
  'coupon',
  'promotion',
  'points',
  'received',
  'refunds',
  'kept',
  'interest',
  'written_off',
  'fees',
  'net',
  'supply',
  'vat',
] as const

/** Returns a figure's cell; empty if it is unknown, which is not 0. */
function figure(row: SettlementRow, name: (typeof figures)[number]) {
  const value = row[name]
  return value === null ? textCell('') : amountCell(value)
}
