import { itemAt } from '#domain/collections/lists.ts'
import type { Drawing } from '#domain/drawings/drawing.ts'
import type { Box } from '../draw-drawing.ts'
import { page } from '../paper.ts'
import { posterPage } from './poster-page.ts'

/** A drawing centred on a page, aligned to the lower edge of its box. */
export interface PosterPicture {
  readonly drawing: Drawing
  readonly box: Box
}

/** Minimum width of a name, in points; below it, the name is placed behind the hair instead. */
const MIN_NAME_WIDTH = 56

interface Between {
  readonly top: number
  readonly bottom: number
}

/** Returns the points on the page for a millimetre of the drawing. */
const scaleOf = ({ drawing, box }: PosterPicture): number =>
  Math.min(box.width / drawing.box.width, box.height / drawing.box.height)

/** Converts a height in the drawing to the page. */
export const pageY = (picture: PosterPicture, mm: number): number => {
  const { drawing, box } = picture
  return box.y + box.height + (mm - drawing.box.top - drawing.box.height) * scaleOf(picture)
}

/**
 * Returns how far the drawing extends from the middle of the page between two heights; all in
 * points.
 */
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

/**
 * Returns the width between margin and hair that is available for a name between two heights, in
 * points.
 */
export const widthBeside = (picture: PosterPicture, between: Between): number =>
  Math.max(MIN_NAME_WIDTH, page.width / 2 - reachAt(picture, between) - posterPage.side)

/** Number of arguments of each path command in a drawing; all but M are relative. */
const SIZES: Readonly<Record<string, number>> = { M: 2, l: 2, t: 2, q: 4, s: 4, c: 6, h: 1, a: 7 }

/** Lists the end points of a path's segments. */
function* pointsOf(path: string): Generator<readonly [x: number, y: number]> {
  let [x, y] = [0, 0]
  for (const [, command = '', data = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (data.match(/-?[\d.]+/g) ?? []).map(Number)
    const size = SIZES[command]
    if (!size) continue
    for (let end = size; end <= numbers.length; end += size) {
      const [dx, dy] =
        command === 'h'
          ? [itemAt(numbers, end - 1), 0]
          : [itemAt(numbers, end - 2), itemAt(numbers, end - 1)]
      x = command === 'M' ? dx : x + dx
      y = command === 'M' ? dy : y + dy
      yield [x, y]
    }
  }
}
