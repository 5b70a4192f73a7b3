import {
  convertDateToSerialNumber,
  getCellAddress,
  sanitizeTextContent,
} from 'write-excel-file/utility'

export type Cell =
  | readonly [kind: 'text' | 'head', value: string]
  /** Won, or milliseconds of Seoul's local time. */
  | readonly [kind: 'amount' | 'time', value: number]

export type Row = readonly Cell[]

/** One cell of each kind that needs a style. */
export const patternRow = [
  ['amount', 0],
  ['time', 0],
  ['head', '-'],
] as const satisfies Row

/** Style attribute of each kind of cell. */
type Styles = Readonly<Record<Cell[0], string>>

/** Reads the styles that the library assigned to {@link patternRow}. */
export function stylesOf(patternXml: string): Styles {
  const given = patternXml.match(/ s="\d+"/g) ?? []
  if (given.length !== patternRow.length) throw new Error(`no pattern of rows: ${patternXml}`)
  const [amount = '', time = '', head = ''] = given
  return { text: '', amount, time, head }
}

/** Writes rows as XML, starting after `below` rows. */
export const rowsLike = (styles: Styles, rows: readonly Row[], below: number): string =>
  rows.map((row, at) => rowXml(styles, row, below + at)).join('')

const rowXml = (styles: Styles, row: Row, at: number) =>
  `<row r="${at + 1}">${row.map((cell, column) => cellXml(styles, cell, getCellAddress(at, column))).join('')}</row>`

function cellXml(styles: Styles, [kind, value]: Cell, address: string) {
  const start = `<c r="${address}"${styles[kind]}`
  switch (kind) {
    case 'text':
    case 'head':
      return value === '' ? '' : `${start} t="inlineStr"><is>${textXml(value)}</is></c>`
    case 'amount':
      return `${start}><v>${value}</v></c>`
    case 'time':
      return `${start}><v>${convertDateToSerialNumber(new Date(value))}</v></c>`
  }
}

/** Texts that need no XML escaping: Hangul and ASCII without special characters. */
const PLAIN = /^[ !#-%'-;=?-~가-힣]*$/

const textXml = (value: string) => {
  const preserved = value.trim() === value ? '' : ' xml:space="preserve"'
  return `<t${preserved}>${PLAIN.test(value) ? value : sanitizeTextContent(value)}</t>`
}
