/** Cells of a table, row by row, as text. Rows may have different lengths. */
export type Grid = readonly (readonly string[])[]

const SEPARATORS = ['\t', ',', ';'] as const

/**
 * Reads CSV, or cells pasted from a spreadsheet. Uses the separator that splits the most lines, so
 * a stray tab or comma inside a cell does not matter.
 */
export function parseDelimitedText(text: string): Grid {
  const lines = text.split(/\r\n|\r|\n/)
  const splitLines = (separator: string) => lines.filter((line) => line.includes(separator)).length
  const separator = SEPARATORS.reduce((best, each) =>
    splitLines(each) > splitLines(best) ? each : best,
  )
  return rowsOf(text, separator).filter((cells) => cells.some((cell) => cell !== ''))
}

/**
 * Splits text into rows of cells. A quoted cell may contain separators and line breaks; a doubled
 * quote is one quote.
 */
function rowsOf(text: string, separator: string): string[][] {
  let row: string[] = []
  const rows = [row]
  let cell = ''
  let isQuoted = false
  const endCell = () => {
    row.push(cell.trim().replace(/^="(.*)"$/, '$1'))
    cell = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator) endCell()
    else if (sign === '\n' || sign === '\r') {
      endCell()
      row = []
      rows.push(row)
    } else cell += sign
  }
  endCell()
  return rows
}
