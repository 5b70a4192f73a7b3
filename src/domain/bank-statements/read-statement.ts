import { textLengths } from '#domain/limits/limits.ts'
import { type Won, won } from '#domain/money/won.ts'
import { cleanLine } from '#domain/names/clean-line.ts'
import { parseAmount, parseMoment } from './cell-values.ts'
import { type Columns, isComplete, type StatementField } from './column-names.ts'
import { directionOf } from './direction.ts'
import type { Grid } from './grid.ts'
import { isRelay, isSettlement } from './settlement.ts'

/** One deposit of a bank statement. */
export interface StatementDeposit {
  /** Index of its row in the grid. */
  readonly row: number
  readonly amount: Won
  readonly sender: string
  readonly receivedAt: Date
  readonly description: string
  /** Whether the row's own words say that it is not a customer's payment. */
  readonly isSettlement: boolean
  readonly balance: Won | null
  readonly reference: string
}

export const leftOutReasons = ['PAID_OUT', 'NO_TIME', 'NO_AMOUNT', 'NO_SENDER'] as const
type LeftOutReason = (typeof leftOutReasons)[number]

interface LeftOutRow {
  readonly row: number
  readonly reason: LeftOutReason
  readonly text: string
}

export interface StatementRows {
  readonly deposits: readonly StatementDeposit[]
  readonly leftOut: readonly LeftOutRow[]
}

/**
 * Reads the rows below the header. A row is never a deposit if it has an amount in the withdrawal
 * column, a negative amount, or is called a withdrawal by the bank. Source: docs/rules.md M-13.
 */
export function readStatement(grid: Grid, headerRow: number, columns: Columns): StatementRows {
  const deposits: StatementDeposit[] = []
  const leftOut: LeftOutRow[] = []
  if (!isComplete(columns)) return { deposits, leftOut }
  const body = grid.slice(headerRow + 1)
  const isSigned = body.some((cells) => (parseAmount(cellOf(cells, columns.moneyIn)) ?? 0) < 0)
  body.forEach((cells, at) => {
    const row = headerRow + 1 + at
    if (cells.every((cell) => cell.trim() === '')) return
    const read = readRow(cells, columns, isSigned)
    if (typeof read === 'string') {
      leftOut.push({ row, reason: read, text: cells.filter(Boolean).join(' · ') })
    } else deposits.push({ row, ...read })
  })
  return { deposits, leftOut }
}

const cellOf = (cells: readonly string[], at: number | undefined): string =>
  at === undefined ? '' : (cells[at] ?? '').trim()

function readRow(
  cells: readonly string[],
  columns: Columns,
  isSigned: boolean,
): Omit<StatementDeposit, 'row'> | LeftOutReason {
  const cell = (field: StatementField) => cellOf(cells, columns[field])
  const receivedAt = parseMoment(cell('time'), cell('clock'))
  if (!receivedAt) return 'NO_TIME'
  const moneyIn = parseAmount(cell('moneyIn'))
  const moneyOut = parseAmount(cell('moneyOut'))
  const direction = directionOf(cell('direction'))
  if (moneyIn === null || moneyOut === null) return 'NO_AMOUNT'
  if (moneyOut !== 0 || moneyIn < 0 || direction === 'OUT') return 'PAID_OUT'
  if (moneyIn === 0) return 'NO_AMOUNT'
  if (columns.direction !== undefined && direction === null && !isSigned) return 'NO_AMOUNT'
  const description = cleanLine(cell('description'))
  const sender = senderOf(cleanLine(cell('sender')), description)
  if (sender === '') return 'NO_SENDER'
  return {
    amount: won(moneyIn),
    sender,
    receivedAt,
    description,
    isSettlement: isSettlement([cell('sender'), description, cell('direction')]),
    balance: balanceOf(cell('balance')),
    reference: cleanLine(cell('reference')),
  }
}

const balanceOf = (cell: string): Won | null => {
  const balance = cell === '' ? null : parseAmount(cell)
  return balance !== null && balance >= 0 ? won(balance) : null
}

/**
 * Returns the sender's name, cut to the stored length without splitting a character. Money sent
 * through a relay is named by its description.
 */
const senderOf = (name: string, description: string): string =>
  (name === '' || (isRelay(name) && description !== '') ? description : name)
    .slice(0, textLengths.name)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()
