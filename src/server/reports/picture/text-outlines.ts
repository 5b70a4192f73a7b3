import { create } from 'fontkit'
import { itemAt } from '#domain/collections/lists.ts'
import { type Face, type FontName, fontFor, loadFont } from '../pdf/fonts.ts'

/** Style of a line of text drawn as paths, so that it looks the same everywhere. */
export interface TextLook {
  readonly face: Face
  /** Em size in pixels. */
  readonly size: number
  readonly colour: string
}

const fonts = new Map<FontName, ReturnType<typeof create>>()

function fontNamed(name: FontName) {
  const known = fonts.get(name) ?? create(loadFont(name).file)
  fonts.set(name, known)
  return known
}

const letters = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Splits letters into runs of one font. Omits letters that no font has. */
function runsOf(text: string, face: Face) {
  const runs: { font: FontName; text: string }[] = []
  for (const { segment } of letters.segment(text.normalize('NFC'))) {
    const font = fontFor(face, segment)
    const last = runs.at(-1)
    if (font && last?.font === font) last.text += segment
    else if (font) runs.push({ font, text: segment })
  }
  return runs
}

/** Returns the width of a line, in pixels. */
export const widthOf = (text: string, { face, size }: Pick<TextLook, 'face' | 'size'>): number =>
  runsOf(text, face).reduce((width, run) => {
    const font = fontNamed(run.font)
    return width + (font.layout(run.text).advanceWidth * size) / font.unitsPerEm
  }, 0)

/** Returns SVG of a line that starts at `x` on the baseline `y`. */
export function lineSvg(text: string, x: number, y: number, { face, size, colour }: TextLook) {
  let from = x
  const paths = runsOf(text, face).map((run) => {
    const font = fontNamed(run.font)
    const { glyphs, positions } = font.layout(run.text)
    const scale = size / font.unitsPerEm
    return glyphs.map((glyph, at) => {
      const { xOffset, yOffset, xAdvance } = itemAt(positions, at)
      const place = `translate(${from + xOffset * scale} ${y - yOffset * scale})`
      from += xAdvance * scale
      return `<path transform="${place} scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    })
  })
  return `<g fill="${colour}">${paths.flat().join('')}</g>`
}
