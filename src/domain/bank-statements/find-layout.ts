import { isWrittenDate, parseAmount } from './cell-values.ts'
import {
  type Columns,
  columnsByName,
  directionColumns,
  isComplete,
  plainName,
} from './column-names.ts'
import { directionOf } from './direction.ts'
import type { Grid } from './grid.ts'

/** The detected layout of a statement. */
export interface Layout {
  /** Index of the header row; -1 if there is none. */
  readonly headerRow: number
  /** Headers of all columns; empty for a column without one. */
  readonly names: readonly string[]
  readonly columns: Columns
  /** Whether the layout needs no confirmation by the owner. */
  readonly isSure: boolean
  /** Identifies files of the same layout; contains nothing of their rows. */
  readonly key: string
}

/** Maximum number of rows (titles, notes, account) searched for the header. */
const HEADER_WITHIN_ROWS = 60
/** Time, amount and sender at least. */
const FEWEST_COLUMNS = 3

/** Detects the layout of a statement: by its header row, otherwise by the content of its cells. */
export function findLayout(grid: Grid): Layout {
  const width = Math.max(0, ...grid.map((cells) => cells.length))
  const header = grid
    .slice(0, HEADER_WITHIN_ROWS)
    .map((cells, headerRow) => ({ headerRow, cells, ...columnsByName(cells) }))
    .filter(({ cells, columns }) => columns.time !== undefined && isHeader(cells))
    .toSorted((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length)[0]
  if (!header) return layoutByContent(grid, width)

  const { headerRow, cells: headers, columns, isSigned } = header
  const names = Array.from({ length: width }, (_, at) => headers[at]?.trim() ?? '')
  const rows = grid.slice(headerRow + 1)
  const direction = columns.moneyOut === undefined ? directionIn(rows, names) : undefined
  const { moneyIn } = columns
  const isNegativeSomewhere =
    moneyIn !== undefined && rows.some((cells) => (parseAmount(cells[moneyIn] ?? '') ?? 0) < 0)
  return {
    headerRow,
    names,
    columns: withDirection(columns, direction),
    isSure: isComplete(columns) && (!isSigned || direction !== undefined || isNegativeSomewhere),
    key: names.map(plainName).join('|'),
  }
}

/**
 * Whether a row names columns: it has no dates or amounts, and more cells than a title or a note.
 */
const isHeader = (cells: readonly string[]) =>
  cells.filter(Boolean).length >= FEWEST_COLUMNS &&
  !cells.some((cell) => isWrittenDate(cell) || isAmount(cell))

/** Uses a column for the direction alone: it is not the description at the same time. */
function withDirection(columns: Columns, direction: number | undefined): Columns {
  if (direction === undefined) return columns
  const { description, ...others } = columns
  return {
    ...others,
    direction,
    ...(description !== undefined && description !== direction && { description }),
  }
}

/** Returns the direction column in which most cells name a direction. */
function directionIn(rows: Grid, names: readonly string[]): number | undefined {
  const telling = (at: number) => rows.filter((cells) => directionOf(cells[at] ?? '')).length
  const best = directionColumns(names).toSorted((a, b) => telling(b) - telling(a))[0]
  return best !== undefined && telling(best) > 0 ? best : undefined
}

/**
 * Detects a layout without a header: one date, one amount and one name. Several amount columns stay
 * undecided.
 */
function layoutByContent(grid: Grid, width: number): Layout {
  const columns = Array.from({ length: width }, (_, at) => at)
  const count = (at: number, is: (cell: string) => boolean) =>
    grid.filter((cells) => is(cells[at] ?? '')).length
  const mostly = (is: (cell: string) => boolean, but: readonly (number | undefined)[]) =>
    columns.filter((at) => !but.includes(at) && count(at, is) > 0)
  const [time] = mostly(isWrittenDate, [])
  const amounts = mostly(isAmount, [time])
  const moneyIn = amounts.length === 1 ? amounts[0] : undefined
  const senders = mostly(hasLetters, [time, ...amounts])
  const [sender] = senders
  return {
    headerRow: -1,
    names: columns.map(() => ''),
    columns: {
      ...(time !== undefined && { time }),
      ...(moneyIn !== undefined && { moneyIn }),
      ...(sender !== undefined && { sender }),
    },
    isSure: time !== undefined && moneyIn !== undefined && senders.length === 1,
    key: `columns ${width}`,
  }
}

const isAmount = (cell: string) => cell.trim() !== '' && Boolean(parseAmount(cell))
const hasLetters = (cell: string) => /\p{Letter}/u.test(cell) && parseAmount(cell) === null
