import { MINUTE_MS, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'

const LARGEST_WON = 1_000_000_000

/**
 * Reads an amount in won: `100,000`, `100,000원`, `-5,500`, `(5,500)`. Returns 0 for an empty cell
 * or a dash, and `null` for anything else that is no amount.
 */
export function parseAmount(cell: string): number | null {
  const plain = cell.normalize('NFKC').replace(/[\s,₩\\원]|KRW|\.0+(?=\)?$)/gi, '')
  if (plain === '' || /^[-−–]$/.test(plain)) return 0
  const [, bracket, sign, digits] = /^(\()?([-−+])?(\d{1,10})\)?$/.exec(plain) ?? []
  const amount = Number(digits)
  if (!digits || amount > LARGEST_WON) return null
  return amount !== 0 && (bracket || sign === '-' || sign === '−') ? -amount : amount
}

const DATE =
  /^(20\d{2})[-./년\s]*(\d{1,2})[-./월\s]*(\d{1,2})일?\D*?((?:오전|오후|AM|PM)?\s*\d.*)?$/i
const CLOCK =
  /^(오전|오후|AM|PM)?\s*(\d{1,2})[:시\s]*(\d{2})(?:[:분\s]*(\d{2})(?:\.\d+)?)?[분초]?\s*(AM|PM)?$/i
const SERIAL = /^\d{5}(?:\.\d+)?$/
const SERIAL_CLOCK = /^0?\.\d+$/
/** Day 25,569 of a workbook is 1 January 1970. */
const WORKBOOK_EPOCH_DAYS = 25_569
const SECONDS_A_DAY = 86_400
const SECOND_MS = MINUTE_MS / 60

/**
 * Reads a moment in Seoul time: `2026.11.24 09:10:11`, `20261124`, `2026-11-24` or a workbook's day
 * number. The time of day may come from a second cell; midnight if neither has one.
 */
export function parseMoment(dateCell: string, clockCell = ''): Date | null {
  const text = dateCell.normalize('NFKC').trim()
  if (SERIAL.test(text)) {
    const days = Math.floor(Number(text)) - WORKBOOK_EPOCH_DAYS
    const seconds = Math.round((Number(text) % 1) * SECONDS_A_DAY) || secondsOf(clockCell)
    return seconds === null ? null : atSeconds({ year: 1970, month: 1, day: 1 + days }, seconds)
  }
  const [, year, month, day, clock] = DATE.exec(text) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  if (!year || !isDay(date)) return null
  const seconds = secondsOf(clock ?? clockCell)
  return seconds === null ? null : atSeconds(date, seconds)
}

/**
 * Whether the cell is written as a date. A day number does not count, since it may be an amount.
 */
export const isWrittenDate = (cell: string): boolean =>
  !SERIAL.test(cell.trim()) && parseMoment(cell) !== null

const atSeconds = (day: { year: number; month: number; day: number }, seconds: number) =>
  new Date(startOfSeoulDay(day).getTime() + seconds * SECOND_MS)

function isDay({ year, month, day }: { year: number; month: number; day: number }): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** Returns seconds since midnight; 0 for an empty cell, `null` for no time of day. */
function secondsOf(cell: string): number | null {
  // A numeric cell lost its leading zero: 91011 is 09:10:11.
  const text = cell
    .normalize('NFKC')
    .trim()
    .replace(/^(\d{3}|\d{5})$/, '0$1')
  if (text === '') return 0
  if (SERIAL_CLOCK.test(text)) return Math.round(Number(text) * SECONDS_A_DAY)
  const [, before, hourText, minutes, seconds = '0', after] = CLOCK.exec(text) ?? []
  if (!hourText) return null
  const half = (before ?? after ?? '').toUpperCase()
  const hour = Number(hourText)
  const hours = half === '오후' || half === 'PM' ? (hour % 12) + 12 : half && hour === 12 ? 0 : hour
  if (hours > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return (hours * 60 + Number(minutes)) * 60 + Number(seconds)
}
