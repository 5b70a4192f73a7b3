import type { SharedPicture } from '#consultings/sheets-in-pictures.ts'
import { inks } from '#domain/drawings/colour.ts'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import { wrapWords } from '../pdf/wrap-words.ts'
import { lineSvg, type TextLook, widthOf } from './text-outlines.ts'
import { topOfDrawing } from './top-of-drawing.ts'

/** In pixels: a story of a phone. Apps lay their own buttons over the first 200 and the last 300. */
export const sharePictureSize = { width: 1080, height: 1920, freeAbove: 200, freeBelow: 300 }

const { width, height } = sharePictureSize
const MARGIN = 84
/** A head of usual height is drawn so large; one with high hair smaller, so that it stays below the top. */
const MOST_PX_PER_MM = 3.5
/** Shoulders this far below the eyes stand on the field. */
const SHOULDERS_MM = 211
/** Where the field of the words begins. */
const FIELD_Y = 1404
const LAST_LINE_Y = 1606
const HEADLINE = { largest: 64, smallest: 36, step: 4, lines: 2, leading: 1.22 }
const SMALL: TextLook = { face: 'text', size: 32, colour: inks.sand }

/**
 * A picture of a sheet to be shown to others, as SVG: the drawn customer, the sentence they keep in
 * mind, and their given name beside what was found.
 */
export async function sharePictureSvg(name: string, picture: SharedPicture): Promise<string> {
  const { headline, found } = picture
  const caption = [name, found].filter(Boolean).join(' · ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${GROUND}"/>`,
    await portraitSvg(picture),
    `<rect y="${FIELD_Y}" width="${width}" height="${height - FIELD_Y}" fill="${inks.ink}"/>`,
    MARK,
    headlineSvg(headline),
    lineSvg(caption, MARGIN, LAST_LINE_Y, SMALL),
    '</svg>',
  ].join('')
}

/** Three strands and the name of the house. */
const MARK =
  `<g transform="translate(${MARGIN} 208) scale(1.25)" fill="none" stroke-linecap="round" stroke-width="2">` +
  `<path stroke="${inks.ink}" d="${strand(4)}"/><path stroke="${inks.clay}" d="${strand(14)}"/>` +
  `<path stroke="${inks.ink}" d="${strand(24)}"/></g>` +
  lineSvg('결', MARGIN + 58, 256, { face: 'display', size: 56, colour: inks.ink })

function strand(x: number): string {
  return `M${x} 3c-2 13 3.500 20 4.200 27s-1 7-1.400 9`
}

/** The ground of faces on screens. */
const GROUND = '#e6dacb'

async function portraitSvg({ portrait }: SharedPicture): Promise<string> {
  const drawing = drawPortrait(portraitOf(portrait))
  const { left, top, width: across, height: down } = drawing.box
  const room = FIELD_Y - sharePictureSize.freeAbove
  const scale = Math.min(MOST_PX_PER_MM, room / (SHOULDERS_MM - (await topOfDrawing(drawing))))
  const place = `translate(${width / 2} ${FIELD_Y - SHOULDERS_MM * scale}) scale(${scale})`
  const frame = `<svg x="${left}" y="${top}" width="${across}" height="${down}"`
  return `<g transform="${place}">${toSvg(drawing).replace('<svg', frame)}</g>`
}

/** As large as its lines have room; the last one stands above the caption. */
function headlineSvg(headline: string): string {
  const { largest, smallest, step, lines, leading } = HEADLINE
  let size = largest
  let broken = linesAt(headline, size)
  while (broken.length > lines && size > smallest) {
    size -= step
    broken = linesAt(headline, size)
  }
  broken = balanced(headline, size, broken)
  const look: TextLook = { face: 'display', size, colour: inks.paper }
  const last = LAST_LINE_Y - SMALL.size * 2
  return broken
    .map((line, at) =>
      lineSvg(line, MARGIN, last - (broken.length - 1 - at) * size * leading, look),
    )
    .join('')
}

/** As many lines, about equally long: no word stands alone below a full line. */
function balanced(headline: string, size: number, broken: readonly string[]): readonly string[] {
  let lines = broken
  for (let room = ROOM; room > ROOM / 2; room -= MARGIN / 2) {
    const tried = linesAt(headline, size, room)
    if (tried.length > broken.length) break
    lines = tried
  }
  return lines
}

const ROOM = width - 2 * MARGIN

const linesAt = (headline: string, size: number, room = ROOM): readonly string[] =>
  wrapWords(headline, room, (text) => widthOf(text, { face: 'display', size }))
