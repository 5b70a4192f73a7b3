import { itemAt } from '#domain/collections/lists.ts'
import { inks } from '#domain/drawings/colour.ts'
import { wrapWords } from '../pdf/wrap-words.ts'
import { lineSvg, type TextLook, widthOf } from './text-outlines.ts'

/** Area of the texts, in pixels. */
interface Field {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly bottom: number
}

const CAPTION: TextLook = { face: 'text', size: 36, colour: inks.sand }
/** Between name and finding. */
export const SEPARATOR = ' · '
const CAPTION_LEADING = 50
const CAPTION_LINES = 2
const HEADLINE = { largest: 80, smallest: 36, step: 4, leading: 1.22 }
/** Gap above the first line, and between sentence and caption. */
const GAP = 20
/** Extent above and below the baseline in ems, including Vietnamese diacritics. */
const ASCENT = 0.9
const DESCENT = 0.24

/** Draws a sentence as large as it fits, above its caption, whose last line ends the field. */
export function textsSvg(headline: string, caption: string, field: Field): string {
  const small = captionIn(caption, field.width)
  const lastBaseline = field.bottom - CAPTION.size * DESCENT
  const captionTop = lastBaseline - (small.length - 1) * CAPTION_LEADING - CAPTION.size
  const room = { width: field.width, height: captionTop - GAP - (field.top + GAP) }
  const { size, lines } = headlineIn(headline, room)
  const look: TextLook = { face: 'display', size, colour: inks.paper }
  const last = captionTop - GAP - size * DESCENT
  return [
    ...upwards(lines).map(([line, at]) =>
      lineSvg(line, field.left, last - at * size * HEADLINE.leading, look),
    ),
    ...upwards(small).map(([line, at]) =>
      lineSvg(line, field.left, lastBaseline - at * CAPTION_LEADING, CAPTION),
    ),
  ].join('')
}

/** Pairs each line with the number of lines below it. */
const upwards = (lines: readonly string[]) =>
  lines.map((line, at): [string, number] => [line, lines.length - 1 - at])

/** Breaks a caption into name and finding if both do not fit in one line; marks omissions. */
export function captionIn(caption: string, width: number): readonly string[] {
  const lines = wrapWords(caption, width, (text) => widthOf(text, CAPTION))
  const parts = caption.split(SEPARATOR)
  if (lines.length > 1 && parts.every((part) => widthOf(part, CAPTION) <= width)) return parts
  if (lines.length <= CAPTION_LINES) return lines
  const last = itemAt(lines, CAPTION_LINES - 1)
  return [...lines.slice(0, CAPTION_LINES - 1), `${last.slice(0, -1)}…`]
}

/** Finds the largest size at which all lines fit, and returns it with the lines. */
export function headlineIn(
  headline: string,
  room: { readonly width: number; readonly height: number },
) {
  const { largest, smallest, step, leading } = HEADLINE
  for (let size = largest; ; size -= step) {
    const lines = linesOf(headline, size, room.width)
    const height = ((lines.length - 1) * leading + ASCENT + DESCENT) * size
    if (height <= room.height || size <= smallest) return { size, lines }
  }
}

/** Breaks after commas if that takes no more lines, else into lines of similar length. */
function linesOf(headline: string, size: number, width: number): readonly string[] {
  const widthAt = (text: string) => widthOf(text, { face: 'display', size })
  const fewest = wrapWords(headline, width, widthAt)
  const clauses = headline.split(/(?<=,)\s+/)
  const haveRoom = clauses.every((clause) => widthAt(clause) <= width)
  if (haveRoom && clauses.length === fewest.length) return clauses
  let lines = fewest
  for (let narrower = width; narrower > width / 2; narrower -= size / 2) {
    const tried = wrapWords(headline, narrower, widthAt)
    if (tried.length > fewest.length) break
    lines = tried
  }
  return lines
}
