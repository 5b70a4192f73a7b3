import { htmlEntities } from '#domain/rich-text/html-entities.ts'
import type { Grid } from './grid.ts'

const TAG = /<(\/?)(table|tr|td|th)\b([^>]*)>/gi
const INVISIBLE = /<!--[\s\S]*?-->|<(style|script|head)\b[\s\S]*?<\/\1\s*>/gi
/** Upper bound for spans: no bank's table has as many columns, so a wider span is a mistake. */
const MOST_COLUMNS = 100

export const isHtmlTable = (text: string): boolean => /^\s*</.test(text) && /<table\b/i.test(text)

/**
 * Reads the rows of every HTML table, which many banks download as `.xls`. A cell that spans
 * columns or rows is repeated in each of its places, so columns stay below their header.
 */
export function parseHtmlTables(html: string): Grid {
  const rows: string[][] = []
  /** Cells of earlier rows that span further rows, by column: text and number of rows left. */
  let spanning: { readonly text: string; left: number }[] = []
  const page = html.replace(INVISIBLE, '')
  const tags = [...page.matchAll(TAG)]
  tags.forEach((found, at) => {
    const [tag, slash, name = '', attributes = ''] = found
    if (slash) return
    const kind = name.toLowerCase()
    if (kind === 'table') spanning = []
    if (kind === 'tr') {
      const started: string[] = []
      rows.push(started)
      fillSpanning(started, spanning)
    }
    const row = rows.at(-1)
    if ((kind !== 'td' && kind !== 'th') || !row) return
    const text = plainText(page.slice(found.index + tag.length, tags[at + 1]?.index))
    const rowSpan = spanOf('rowspan', attributes)
    for (let count = spanOf('colspan', attributes); count > 0; count -= 1) {
      if (rowSpan > 1) spanning[row.length] = { text, left: rowSpan - 1 }
      row.push(text)
    }
    fillSpanning(row, spanning)
  })
  return rows.filter((cells) => cells.some((cell) => cell !== ''))
}

function fillSpanning(row: string[], spanning: { readonly text: string; left: number }[]) {
  for (let above = spanning[row.length]; above && above.left > 0; above = spanning[row.length]) {
    above.left -= 1
    row.push(above.text)
  }
}

function spanOf(name: string, attributes: string): number {
  const span = Number(new RegExp(`\\b${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes)?.[1] ?? 1)
  return Math.min(Math.max(span, 1), MOST_COLUMNS)
}

const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex, decimal, name) => {
      if (name) return htmlEntities[name.toLowerCase()] ?? entity
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : entity
    })
    .replace(/\s+/g, ' ')
    .trim()
