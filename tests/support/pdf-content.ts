import { inflateSync } from 'node:zlib'

/** A line of text with its start, in points from the left and bottom edges, before a rotation. */
export interface PdfLine {
  readonly text: string
  readonly x: number
  readonly y: number
  /** In points, without the tracking. */
  readonly width: number
  /** Its colour: `#221c18`. */
  readonly ink: string
}

/** Content of a PDF: the text of each page in reading order, and the amount of drawing. */
export interface PdfContent {
  readonly pages: readonly string[]
  /** Lines by page. */
  readonly lines: readonly (readonly PdfLine[])[]
  /** Position of the lowest line above the footer by page, in points from the bottom edge. */
  readonly lowest: readonly number[]
  readonly photos: number
  /** Number of curves in all drawings. */
  readonly curves: number
}

interface PdfObject {
  readonly head: string
  readonly stream: string
}

/** Reads a PDF's text through its ToUnicode maps, as a viewer's search does. */
export function pdfContent(file: Uint8Array): PdfContent {
  const objects = objectsOf(Buffer.from(file).toString('latin1'))
  const fonts = new Map<string, Font>()
  for (const { head } of objects.values()) {
    for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = fontOf(objects, id!)
      if (font) fonts.set(name!, font)
    }
  }
  const all = [...objects.values()]
  const contents = all
    .map(({ head }) => /\/Type \/Page\b[\s\S]*\/Contents (\d+) 0 R/.exec(head)?.[1])
    .concat(all.map(({ head }) => /\/Contents (\d+) 0 R[\s\S]*\/Type \/Page\b/.exec(head)?.[1]))
  const streams = [...new Set(contents.filter((id) => id !== undefined))].map(
    (id) => objects.get(id)!.stream,
  )
  const lines = streams.map((stream) => linesOf(stream, fonts))
  return {
    pages: lines.map((onPage) => onPage.map(({ text }) => text).join('\n')),
    lines,
    lowest: streams.map(lowestOf),
    photos: all.filter(({ head }) => /\/Subtype \/Image/.test(head)).length,
    curves: streams.join('').match(/ c$/gm)?.length ?? 0,
  }
}

interface Font {
  readonly letters: ReadonlyMap<string, string>
  /** Width of each glyph, in thousandths of the font size. */
  readonly widths: readonly number[]
}

function fontOf(objects: ReadonlyMap<string, PdfObject>, id: string): Font | undefined {
  const { head } = objects.get(id)!
  const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1]
  if (!map) return undefined
  const descendant = /\/DescendantFonts \[(\d+) 0 R\]/.exec(head)?.[1]
  const widths = /\/W \[0 \[([\d. ]*)\]\]/.exec(objects.get(descendant!)!.head)?.[1]
  return { letters: lettersOf(objects.get(map)!.stream), widths: widths!.split(' ').map(Number) }
}

function objectsOf(pdf: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>()
  for (const [, id, body] of pdf.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj/gm)) {
    const [head = '', raw] = body!.split(/\nstream\n/)
    const data = raw === undefined ? '' : raw.replace(/\nendstream$/, '')
    objects.set(id!, { head, stream: head.includes('/FlateDecode') ? inflated(data) : data })
  }
  return objects
}

const inflated = (data: string) => inflateSync(Buffer.from(data, 'latin1')).toString('latin1')

/** Reads the ranges of a ToUnicode map. */
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

const ABOVE_FOOTER = 60

function lowestOf(stream: string): number {
  const heights = [...stream.matchAll(/1 0 0 1 [\d.-]+ ([\d.-]+) Tm/g)].map(([, y]) => Number(y))
  return Math.min(...heights.filter((y) => y > ABOVE_FOOTER))
}

/** Placeholder of a missing glyph. */
const BOX = '□'

/** Lines of a page; adjacent pieces in several fonts form one line. */
function linesOf(stream: string, fonts: Map<string, Font>): PdfLine[] {
  const lines: PdfLine[] = []
  for (const { block, ink } of textBlocksOf(stream)) {
    const [, name = '', size = ''] = /\/(F\d+) ([\d.]+) Tf/.exec(block) ?? []
    const [, x = '', y = ''] = /1 0 0 1 ([\d.-]+) ([\d.-]+) Tm/.exec(block) ?? []
    const font = fonts.get(name)
    let text = ''
    let thousandths = 0
    for (const [, hex, kern] of block.matchAll(/<([0-9a-f]+)>(?: (-?[\d.]+))?/g)) {
      for (const glyph of hex!.match(/.{4}/g)!) {
        text += glyph === '0000' ? BOX : (font?.letters.get(glyph) ?? '?')
        thousandths += font?.widths[Number.parseInt(glyph, 16)] ?? 0
      }
      thousandths -= Number(kern ?? 0)
    }
    const last = lines.at(-1)
    const [left, baseline] = [Number(x), Number(y)]
    const width = (thousandths * Number(size)) / 1000
    if (last && last.y === baseline && Math.abs(last.x + last.width - left) < 0.5) {
      const whole = { text: last.text + text, width: left + width - last.x }
      lines[lines.length - 1] = { ...last, ...whole }
    } else lines.push({ text, x: left, y: baseline, width, ink })
  }
  return lines
}

/** The blocks of text of a page, each with the colour in force. */
function textBlocksOf(stream: string): { readonly block: string; readonly ink: string }[] {
  const blocks: { block: string; ink: string }[] = []
  const saved: string[] = []
  let ink = '#000000'
  for (const [found] of stream.matchAll(/^(?:q|Q|[\d. ]+ scn|BT\n[\s\S]*?ET)$/gm)) {
    if (found === 'q') saved.push(ink)
    else if (found === 'Q') ink = saved.pop() ?? ink
    else if (found.endsWith('scn')) ink = hexOf(found)
    else blocks.push({ block: found, ink })
  }
  return blocks
}

const hexOf = (colour: string) =>
  `#${colour
    .split(' ', 3)
    .map((part) =>
      Math.round(Number(part) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
