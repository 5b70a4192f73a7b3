import type { SettlementRow } from '#contract/admin-money.ts'
import type { FileReply } from '#contract/endpoint.ts'
import type { Deps } from '#server/deps.ts'
import { audit } from '#server/platform/audit.ts'
import type { Member } from '#server/platform/caller.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { amountCell, headCell, textCell, timeCell, workbook } from '#server/platform/workbook.ts'
import { workbookTexts } from '#texts/workbooks.ts'
import { type Months, movements, periodOf, settlements } from './settlements.ts'

/** Years of a studio's money; keeps one download from taking all memory. */
const MOST_ROWS = 50_000

/** The months and every movement of money behind them, for whoever does the books. */
export async function exportSettlements(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  admin: Member,
  months: Months,
  context: RequestContext,
): Promise<FileReply> {
  const at = now()
  const period = periodOf(months, at)
  const texts = workbookTexts[context.language].settlement
  const rows = await settlements(db, period)
  const moved = await movements(db, period, MOST_ROWS)
  const detail = { ...months, months: rows.length, movements: moved.length }
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
      rows: rows.map((row) => [textCell(row.month), ...figures.map((name) => figure(row, name))]),
    },
    {
      name: texts.movements,
      head: [texts.movementColumns.map(headCell)],
      rows: moved.map((it) => [
        timeCell(it.at),
        textCell(it.order_number ?? ''),
        textCell(texts.what[it.what] ?? it.what),
        textCell(it.part ?? ''),
        amountCell(it.debit),
        amountCell(it.credit),
      ]),
    },
  ])
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
