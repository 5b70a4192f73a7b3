import { MINUTE_MS, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { textLengths } from '#domain/limits/limits.ts'
import { type Won, won } from '#domain/money/won.ts'
import { clearLine } from '#domain/names/clear-line.ts'

/** One incoming payment on a bank statement. */
export interface BankRow {
  readonly amount: Won
  readonly depositor: string
  readonly receivedAt: Date
}

interface Statement {
  readonly rows: readonly BankRow[]
  /** Lines that are not incoming payments: outgoing payments, sums, unreadable lines. */
  readonly skipped: readonly string[]
}

/**
 * Reads a bank statement copied from a bank's site: cells separated by tabs, commas or semicolons,
 * with or without column names. Times are Seoul's. Never throws: unreadable lines are in `skipped`.
 */
export function readStatement(text: string): Statement {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')
  const separator = separatorOf(lines)
  return readCells(lines.map((line) => cellsOf(line, separator)))
}

/** Reads a bank statement from the cells of a workbook. See {@link readStatement}. */
export function readCells(table: readonly (readonly string[])[]): Statement {
  const head = table.findIndex((cells) => isHead(cells))
  const columns = head < 0 ? columnsByContent(table) : columnsByName(table[head]!)
  const rows: BankRow[] = []
  const skipped: string[] = []
  table.slice(head + 1).forEach((cells) => {
    const row = columns && rowOf(cells, columns)
    if (row) rows.push(row)
    else if (cells.some((cell) => cell.trim() !== '')) skipped.push(cells.join(' '))
  })
  return { rows, skipped }
}

interface Columns {
  readonly amount: number
  readonly depositor: number
  readonly time: number
  /** Index of a separate column for the time of day, which some banks have. */
  readonly clock: number | null
}

const NAMES = {
  amount: /입금(?:액|금액)?$|^(?:거래)?금액$|맡기신|amount|deposit|credit|so tien|số tiền/i,
  depositor:
    /입금자|보낸|의뢰인|거래자|상대|예금주|적요|내용|기재|name|depositor|sender|người|payer/i,
  time: /일시|일자|날짜|거래일|date|ngày/i,
  clock: /시간|시각|time|giờ/i,
}

const isHead = (cells: readonly string[]) =>
  cells.some((cell) => NAMES.amount.test(cell.trim())) &&
  cells.some((cell) => NAMES.depositor.test(cell.trim()))

function columnsByName(head: readonly string[]): Columns | null {
  const find = (name: RegExp, but: readonly number[] = []) =>
    head.findIndex((cell, at) => name.test(cell.trim()) && !but.includes(at))
  const amount = find(NAMES.amount)
  const time = find(NAMES.time)
  const clock = find(NAMES.clock, [time])
  const depositor = find(NAMES.depositor, [amount, time, clock])
  const moment = time < 0 ? clock : time
  if (amount < 0 || depositor < 0 || moment < 0) return null
  return { amount, depositor, time: moment, clock: time < 0 || clock < 0 ? null : clock }
}

/**
 * Finds the columns by content when the statement names none: the first time, the first amount
 * beside it, and any other text as the name.
 */
function columnsByContent(table: readonly (readonly string[])[]): Columns | null {
  for (const cells of table) {
    const time = cells.findIndex((cell) => momentOf(cell, '') !== null)
    const amount = cells.findIndex((cell, at) => at !== time && amountOf(cell) !== null)
    const depositor = cells.findIndex(
      (cell, at) => at !== time && at !== amount && /\p{Letter}/u.test(cell),
    )
    if (time >= 0 && amount >= 0 && depositor >= 0) return { amount, depositor, time, clock: null }
  }
  return null
}

function rowOf(cells: readonly string[], columns: Columns): BankRow | null {
  const amount = amountOf(cells[columns.amount] ?? '')
  const depositor = cutName(clearLine(cells[columns.depositor] ?? ''))
  const clock = columns.clock === null ? '' : (cells[columns.clock] ?? '')
  const receivedAt = momentOf(cells[columns.time] ?? '', clock)
  return amount && depositor !== '' && receivedAt ? { amount, depositor, receivedAt } : null
}

/**
 * Shortens a name to its stored length, which is what order names are compared with, without
 * splitting a letter.
 */
const cutName = (name: string) =>
  name
    .slice(0, textLengths.name)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd()

const LARGEST = 1_000_000_000

function amountOf(cell: string): Won | null {
  const plain = cell.trim().replace(/[\s,₩원]|KRW|\.0+$/gi, '')
  const amount = /^\+?\d{1,10}$/.test(plain) ? Number(plain) : 0
  return amount > 0 && amount <= LARGEST ? won(amount) : null
}

const DATE = /^(\d{4})[-./년\s]*(\d{1,2})[-./월\s]*(\d{1,2})일?\D*(.*)$/
const CLOCK = /^(\d{1,2})[:시\s]*(\d{2})/
/** Day number of 1 January 1970 in a workbook. */
const WORKBOOK_EPOCH_DAYS = 25_569
const MINUTES_A_DAY = 1_440

function momentOf(cell: string, clockCell: string): Date | null {
  const serial = /^\d{5}(?:\.\d+)?$/.test(cell.trim()) ? Number(cell) : null
  if (serial !== null) {
    const minutes = Math.round((serial - WORKBOOK_EPOCH_DAYS) * MINUTES_A_DAY)
    const start = startOfSeoulDay({ year: 1970, month: 1, day: 1 }).getTime()
    return new Date(start + minutes * MINUTE_MS)
  }
  const [, year, month, day, rest = ''] = DATE.exec(cell.trim()) ?? []
  if (!year || !isDay(Number(month), Number(day))) return null
  const [, hours = '0', minutes = '0'] = CLOCK.exec((rest || clockCell).trim()) ?? []
  if (Number(hours) > 23 || Number(minutes) > 59) return null
  const start = startOfSeoulDay({ year: Number(year), month: Number(month), day: Number(day) })
  return new Date(start.getTime() + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS)
}

const isDay = (month: number, day: number) => month >= 1 && month <= 12 && day >= 1 && day <= 31

function separatorOf(lines: readonly string[]): string {
  if (lines.some((line) => line.includes('\t'))) return '\t'
  const commas = lines.filter((line) => line.includes(',')).length
  const semicolons = lines.filter((line) => line.includes(';')).length
  return semicolons > commas ? ';' : ','
}

/**
 * Splits a line into cells. A quoted cell may contain the separator; a doubled quote is one quote.
 */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]!
    if (sign === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (sign === '"') isQuoted = !isQuoted
    else if (sign === separator && !isQuoted) {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell].map((each) => each.trim())
}
