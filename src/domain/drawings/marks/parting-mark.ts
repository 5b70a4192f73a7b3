import { itemAt } from '#domain/collections/lists.ts'
import { partingAt, partingOffset, partingStart } from '../hair/parting.ts'
import { volumeOf } from '../hair/volume.ts'
import { onScalp, outwardOf } from '../head/skull.ts'
import type { MarkScene } from './mark-scene.ts'

const SHARES = [0, 0.25, 0.5, 0.75, 1]

/**
 * Draws the parting from the forehead to the crown, with its number and, in the front view, its
 * ratio.
 */
export function drawParting({ pen, numbers, hair, cut, projection, extent }: MarkScene) {
  if (!numbers.parting) return
  const offset = partingOffset(hair)
  const places = SHARES.map((share) =>
    onScalp(
      partingAt(partingStart(cut.hairline), offset, share),
      3 + volumeOf(hair).crown * 0.5 * share,
    ),
  )
  const seen = places.filter((place) => projection.nearness(outwardOf(place)) > -0.35)
  if (seen.length < 2) return
  const line = seen.map(projection.project)
  pen.lines([line], 0.9)
  if (projection.view !== 'front') return
  const end = itemAt(line, Math.min(3, line.length - 1))
  const isRight = offset >= 0
  const corner: [number, number] = [end[0] + (isRight ? 16 : -16), extent.top - 12]
  pen.lines([[end, corner]], 0.34)
  pen.badge(numbers.parting, [corner[0] + (isRight ? 9 : -9), corner[1] - 4])
  pen.text(
    hair.parting,
    [corner[0] + (isRight ? 20 : -20), corner[1] - 1],
    isRight ? 'start' : 'end',
  )
}
