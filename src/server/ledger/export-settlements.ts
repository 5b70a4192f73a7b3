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

/** What a sheet of a spreadsheet holds, but for its head. Beyond it the last row says so. */
const MOST_ROWS = 1_000_000

/** The months and every movement of money behind them, for whoever does the books. */
export async function exportSettlements(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  months: Months,
  context: RequestContext,
  mostRows = MOST_ROWS,
): Promise<FileReply> {
  const at = now()
  const period = periodOf(months, at)
  const texts = workbookTexts[context.language].settlement
  const rows = await settlements(db, period)
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
      pages: movementPages(movements(db, period, mostRows + 1), mostRows, context.language),
    },
  ])
}

/** `pages` has one more than are shown where there are more. */
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
    yield shown.map((it) => [
      timeCell(it.at),
      textCell(it.order_number ?? ''),
      textCell(texts.what[it.what] ?? it.what),
      textCell(methodName(it.part, language)),
      amountCell(it.debit),
      amountCell(it.credit),
    ])
  }
  const format = new Intl.NumberFormat(language)
  if (hasMore) yield [[textCell(texts.noMore(format.format(mostRows)))]]
}

/** `toss/card` in words; a part that is no way of paying stays as the book names it. */
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

/** What nobody has told is left empty: it is not 0. */
function figure(row: SettlementRow, name: (typeof figures)[number]) {
  const value = row[name]
  return value === null ? textCell('') : amountCell(value)
}
