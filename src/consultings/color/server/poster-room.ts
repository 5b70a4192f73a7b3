import type { Drawing } from '#domain/drawings/drawing.ts'
import { page } from '#server/reports/pdf/paper.ts'
import { faceBox } from './poster-face.ts'
import { poster } from './poster-layout.ts'

/** Narrower than this a name would not be read; it rather lies behind the hair. */
const LEAST_ROOM = 56

interface Between {
  readonly top: number
  readonly bottom: number
}

/** How wide a name may be between the margin and the hair, at heights of the page in points. */
export function roomBeside({ box, layers }: Drawing, { top, bottom }: Between): number {
  const scale = Math.min(faceBox.width / box.width, faceBox.height / box.height)
  const mmAt = (y: number) => (y - faceBox.y - faceBox.height) / scale + box.top + box.height
  const [from, to] = [mmAt(top), mmAt(bottom)]
  let widest = 0
  for (const { unitsPerMm, shapes } of layers) {
    for (const { path } of shapes) {
      for (const [x, y] of pointsOf(path)) {
        if (y >= from * unitsPerMm && y <= to * unitsPerMm)
          widest = Math.max(widest, Math.abs(x) / unitsPerMm)
      }
    }
  }
  return Math.max(LEAST_ROOM, page.width / 2 - widest * scale - poster.side)
}

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
