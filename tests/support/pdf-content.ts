import { inflateSync } from 'node:zlib'

/** What is in a PDF of ours: the text of each page in reading order, and how much is drawn. */
export interface PdfContent {
  readonly pages: readonly string[]
  readonly photos: number
  /** Curves of all drawings. */
  readonly curves: number
}

interface PdfObject {
  readonly head: string
  readonly stream: string
}

/** Reads a PDF back through its own maps from glyphs to letters, as a reader's search does. */
export function pdfContent(file: Uint8Array): PdfContent {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  const letters = new Map<string, Map<string, string>>()
  for (const { head } of objects.values()) {
    for (const [, name, font] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font!)?.head ?? '')?.[1]
      if (map) letters.set(name!, lettersOf(objects.get(map)!.stream))
    }
  }
  const all = [...objects.values()]
  const contents = all
    .map(({ head }) => /\/Type \/Page\b[\s\S]*\/Contents (\d+) 0 R/.exec(head)?.[1])
    .concat(all.map(({ head }) => /\/Contents (\d+) 0 R[\s\S]*\/Type \/Page\b/.exec(head)?.[1]))
  const streams = [...new Set(contents.filter((id) => id !== undefined))].map(
    (id) => objects.get(id)!.stream,
  )
  return {
    pages: streams.map((stream) => textOf(stream, letters)),
    photos: all.filter(({ head }) => /\/Subtype \/Image/.test(head)).length,
    curves: streams.join('').match(/ c$/gm)?.length ?? 0,
  }
}

function objectsOf(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, id, body] of pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [head = '', raw] = body!.split(/\nstream\n/)
    const data = raw === undefined ? '' : raw.replace(/\nendstream$/, '')
    objects.set(id!, { head, stream: head.includes('/FlateDecode') ? inflated(data) : '' })
  }
  return objects
}

const inflated = (data: string) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1')

/** The ranges of a ToUnicode map, whose letters are listed one by one. */
function lettersOf(map: string): Map<string, string> {
  const letters = new Map<string, string>()
  for (const [, from, list] of map.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(from!, 16)
    for (const [index, [, hex]] of [...list!.matchAll(/<([\w ]*)>/g)].entries()) {
      const glyph = (first + index).toString(16).padStart(4, '0')
      const utf16 = hex!.replaceAll(' ', '').match(/.{4}/g) ?? []
      letters.set(glyph, String.fromCharCode(...utf16.map((unit) => Number.parseInt(unit, 16))))
    }
  }
  return letters
}

function textOf(stream: string, letters: Map<string, Map<string, string>>): string {
  const lines: string[] = []
  for (const [block] of stream.matchAll(/BT\n[\s\S]*?ET/g)) {
    const font = letters.get(/\/(F\d+) /.exec(block)?.[1] ?? '')
    const glyphs = [...block.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex]) => hex!.match(/.{4}/g)!)
    lines.push(glyphs.map((glyph) => font?.get(glyph) ?? '?').join(''))
  }
  return lines.join('\n')
}
