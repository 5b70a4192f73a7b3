import { Parser } from 'saxen'

/** A cell further right is left out: no bank's table is as wide, and a row is filled up to its last cell. */
const MAX_COLUMNS = 100

interface Listener {
  /** Names come without their prefix: some programs write `x:row` for `row`. */
  readonly onOpen: (name: string, attributes: Record<string, string>) => void
  readonly onClose: (name: string) => void
  /** Text of a value or a text run; formulas and how a text is pronounced are left out. */
  readonly onText: (text: string) => void
}

/** Reads the texts that cells refer to by number. */
export function readSharedTexts(xml: string): string[] {
  const texts: string[] = []
  let text = ''
  parseXml(xml, {
    onOpen: (name) => {
      if (name === 'si') text = ''
    },
    onClose: (name) => {
      if (name === 'si') texts.push(text)
    },
    onText: (part) => {
      text += part
    },
  })
  return texts
}

/** Reads the cells of a sheet. A cell without an address stands right of the one before it. */
export function readReportRows(xml: string, sharedTexts: readonly string[]): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let cell = { type: '', column: 0, text: '' }
  parseXml(xml, {
    onOpen: (name, { r: address, t: type = '' }) => {
      if (name === 'row') row = []
      if (name === 'c') cell = { type, column: columnOf(address) ?? row.length, text: '' }
    },
    onClose: (name) => {
      if (name === 'row') rows.push(Array.from(row, (text) => text ?? ''))
      if (name !== 'c' || cell.column >= MAX_COLUMNS) return
      row[cell.column] = cell.type === 's' ? (sharedTexts[Number(cell.text)] ?? '') : cell.text
    },
    onText: (part) => {
      cell.text += part
    },
  })
  return rows
}

/** 0 for `A1`, 26 for `AA1`. */
function columnOf(address = ''): number | null {
  const [letters] = /^[A-Z]+/.exec(address) ?? []
  if (!letters) return null
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** @throws when the XML is broken */
function parseXml(xml: string, { onOpen, onClose, onText }: Listener): void {
  const path: string[] = []
  const isRead = () => ['t', 'v'].includes(path.at(-1) ?? '') && !path.includes('rPh')
  new Parser()
    .on('openTag', (prefixed, attributes) => {
      const name = prefixed.slice(prefixed.indexOf(':') + 1)
      path.push(name)
      onOpen(name, attributes())
    })
    .on('closeTag', () => onClose(path.pop() ?? ''))
    .on('text', (text, decode) => {
      if (isRead()) onText(decode(text))
    })
    .on('cdata', (text) => {
      if (isRead()) onText(text)
    })
    .on('error', (error) => {
      throw error
    })
    .parse(xml)
}
