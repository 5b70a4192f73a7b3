import { create } from 'fontkit'
import { type Face, type FontName, fontFor, loadFont } from '../pdf/fonts.ts'

/** A line of text as paths, so that a picture looks alike wherever it is made. */
export interface TextLook {
  readonly face: Face
  /** Of an em, in pixels. */
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

/** Runs of letters that one font draws. A letter that none has is left out. */
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

/** The width of a line, in pixels. */
export const widthOf = (text: string, { face, size }: Pick<TextLook, 'face' | 'size'>): number =>
  runsOf(text, face).reduce((width, run) => {
    const font = fontNamed(run.font)
    return width + (font.layout(run.text).advanceWidth * size) / font.unitsPerEm
  }, 0)

/** SVG of a line that begins at `x` on the baseline `y`. */
export function lineSvg(text: string, x: number, y: number, { face, size, colour }: TextLook) {
  let from = x
  const paths = runsOf(text, face).map((run) => {
    const font = fontNamed(run.font)
    const { glyphs, positions } = font.layout(run.text)
    const scale = size / font.unitsPerEm
    return glyphs.map((glyph, at) => {
      const { xOffset, yOffset, xAdvance } = positions[at]!
      const place = `translate(${from + xOffset * scale} ${y - yOffset * scale})`
      from += xAdvance * scale
      return `<path transform="${place} scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    })
  })
  return `<g fill="${colour}">${paths.flat().join('')}</g>`
}
