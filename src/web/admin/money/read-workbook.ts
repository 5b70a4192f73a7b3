const END_OF_DIRECTORY = 0x06054b50
const END_BYTES = 22
const ENTRY = 0x02014b50
const ENTRY_BYTES = 46
const LOCAL_BYTES = 30

interface Part {
  readonly method: number
  readonly size: number
  readonly start: number
}

/**
 * The cells of a workbook's first sheet, row by row, as text; days are numbers there. Null when it is
 * no workbook of today's kind: an old `.xls` is none.
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<string[][] | null> {
  const parts = partsOf(bytes)
  const names = [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
  const sheet = parts.get(names.toSorted(byNumber)[0] ?? '')
  if (!sheet) return null
  const shared = parts.get('xl/sharedStrings.xml')
  const words = shared ? wordsOf(await textOf(bytes, shared)) : []
  return rowsOf(await textOf(bytes, sheet), words)
}

const byNumber = (a: string, b: string) => a.localeCompare(b, 'en', { numeric: true })

/** What the archive holds, by its directory. */
function partsOf(bytes: Uint8Array): Map<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts = new Map<string, Part>()
  let end = bytes.length - END_BYTES
  while (end >= 0 && view.getUint32(end, true) !== END_OF_DIRECTORY) end -= 1
  if (end < 0) return parts

  let at = view.getUint32(end + 16, true)
  while (at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const local = view.getUint32(at + 42, true)
    if (local + LOCAL_BYTES > bytes.length) return parts
    const head = view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
    parts.set(
      new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + name!)),
      {
        method: view.getUint16(at + 10, true),
        size: view.getUint32(at + 20, true),
        start: local + LOCAL_BYTES + head,
      },
    )
    at += ENTRY_BYTES + name! + extra! + comment!
  }
  return parts
}

async function textOf(bytes: Uint8Array<ArrayBuffer>, { method, size, start }: Part) {
  const packed = bytes.slice(start, start + size)
  if (method === 0) return new TextDecoder().decode(packed)
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return new Response(stream).text()
}

const wordsOf = (xml: string): string[] =>
  [...xml.matchAll(/<(?:\w+:)?si\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?si>)/g)].map(
    ([, inner = '']) => plainText(inner),
  )

function rowsOf(xml: string, words: readonly string[]): string[][] {
  return [...xml.matchAll(/<(?:\w+:)?row\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?row>)/g)].map(
    ([, inner = '']) => {
      const cells: string[] = []
      for (const [, attributes = '', content = ''] of inner.matchAll(
        /<(?:\w+:)?c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/(?:\w+:)?c>)/g,
      )) {
        const column = /\br="([A-Z]+)/.exec(attributes)?.[1]
        cells[column ? columnOf(column) : cells.length] = cellText(attributes, content, words)
      }
      return Array.from(cells, (cell) => cell ?? '')
    },
  )
}

function cellText(attributes: string, content: string, words: readonly string[]): string {
  const type = /\bt="(\w+)"/.exec(attributes)?.[1]
  if (type === 'inlineStr') return plainText(content)
  const value = /<(?:\w+:)?v\b[^>]*>([\s\S]*?)<\/(?:\w+:)?v>/.exec(content)?.[1] ?? ''
  return type === 's' ? (words[Number(value)] ?? '') : unescaped(value)
}

/** Of the runs of a text, without how it is pronounced. */
const plainText = (xml: string): string =>
  [
    ...xml
      .replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '')
      .matchAll(/<(?:\w+:)?t\b[^>]*?(?:\/>|>([\s\S]*?)<\/(?:\w+:)?t>)/g),
  ]
    .map(([, text = '']) => unescaped(text))
    .join('')

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
}

const unescaped = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
  })

/** 0 for `A`, 26 for `AA`. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
