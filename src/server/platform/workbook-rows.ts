import {
  convertDateToSerialNumber,
  getCellAddress,
  sanitizeTextContent,
} from 'write-excel-file/utility'

export type Cell =
  | readonly [kind: 'text' | 'head', value: string]
  /** Won; milliseconds of the clock in Seoul. */
  | readonly [kind: 'amount' | 'time', value: number]

export type Row = readonly Cell[]

/** One cell of each kind that looks unlike plain text. */
export const patternRow = [
  ['amount', 0],
  ['time', 0],
  ['head', '-'],
] as const satisfies Row

/** By kind, which of the workbook's styles it has, as an attribute. */
type Styles = Readonly<Record<Cell[0], string>>

/** The styles that the library gave to {@link patternRow}. */
export function stylesOf(patternXml: string): Styles {
  const given = patternXml.match(/ s="\d+"/g) ?? []
  if (given.length !== patternRow.length) throw new Error(`no pattern of rows: ${patternXml}`)
  const [amount = '', time = '', head = ''] = given
  return { text: '', amount, time, head }
}

/** Rows as XML, to stand below so many others. */
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

/** Hangul and the letters, digits and marks of a keyboard that XML knows no other meaning of. */
const PLAIN = /^[ !#-%'-;=?-~가-힣]*$/

const textXml = (value: string) => {
  const preserved = value.trim() === value ? '' : ' xml:space="preserve"'
  return `<t${preserved}>${PLAIN.test(value) ? value : sanitizeTextContent(value)}</t>`
}
