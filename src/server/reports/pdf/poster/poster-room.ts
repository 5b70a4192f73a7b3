import type { Drawing } from '#domain/drawings/drawing.ts'
import type { Box } from '../draw-drawing.ts'
import { page } from '../paper.ts'
import { posterPage } from './poster-page.ts'

/** A drawing in the middle of a page, standing on the lower edge of its box. */
export interface PosterPicture {
  readonly drawing: Drawing
  readonly box: Box
}

/** Narrower than this a name would not be read; it rather lies behind the hair. */
const LEAST_ROOM = 56

interface Between {
  readonly top: number
  readonly bottom: number
}

/** Points of the page for a millimetre of the drawing. */
export const scaleOf = ({ drawing, box }: PosterPicture): number =>
  Math.min(box.width / drawing.box.width, box.height / drawing.box.height)

/** Where a height of the drawing lies on the page. */
export const pageY = (picture: PosterPicture, mm: number): number => {
  const { drawing, box } = picture
  return box.y + box.height + (mm - drawing.box.top - drawing.box.height) * scaleOf(picture)
}

/** How far the drawing reaches from the middle of the page, at heights of the page; all in points. */
export function reachAt(picture: PosterPicture, { top, bottom }: Between): number {
  const { drawing } = picture
  const scale = scaleOf(picture)
  const mmAt = (y: number) => (y - pageY(picture, 0)) / scale
  const [from, to] = [mmAt(top), mmAt(bottom)]
  let widest = 0
  for (const { unitsPerMm, shapes } of drawing.layers) {
    for (const { path } of shapes) {
      for (const [x, y] of pointsOf(path)) {
        if (y >= from * unitsPerMm && y <= to * unitsPerMm)
          widest = Math.max(widest, Math.abs(x) / unitsPerMm)
      }
    }
  }
  return widest * scale
}

/** How wide a name may be between the margin and the hair, at heights of the page in points. */
export const widthBeside = (picture: PosterPicture, between: Between): number =>
  Math.max(LEAST_ROOM, page.width / 2 - reachAt(picture, between) - posterPage.side)

/** How many numbers a command of a drawing's path takes; all but M are relative. */
const SIZES: Readonly<Record<string, number>> = { M: 2, l: 2, t: 2, q: 4, s: 4, c: 6, h: 1, a: 7 }

/** Where the segments of a path end. */
function* pointsOf(path: string): Generator<readonly [x: number, y: number]> {
  let [x, y] = [0, 0]
  for (const [, command = '', data = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (data.match(/-?[\d.]+/g) ?? []).map(Number)
    const size = SIZES[command]
    if (!size) continue
    for (let end = size; end <= numbers.length; end += size) {
      const [dx, dy] =
        command === 'h' ? [numbers[end - 1]!, 0] : [numbers[end - 2]!, numbers[end - 1]!]
      x = command === 'M' ? dx : x + dx
      y = command === 'M' ? dy : y + dy
      yield [x, y]
    }
  }
}
