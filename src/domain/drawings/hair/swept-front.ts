import { lerp, smoothstep } from '../geometry/numbers.ts'
import { direction } from '../geometry/vector.ts'
import { signOf } from '../parameters/sides.ts'
import type { CutContext } from './cut-context.ts'
import { guideOnHead } from './guide.ts'
import type { Lock } from './lock.ts'
import { volumeOf } from './volume.ts'

const LOCKS = { full: 60, medium: 40, thumbnail: 20 } as const
const ROWS = 4

/** Builds hair that is brushed up from the forehead, to one side and back over the crown. */
export function sweptFront(context: CutContext): Lock[] {
  const { hair, detail, random, hairline } = context
  const count = Math.round(LOCKS[detail] / ROWS)
  const { crown } = volumeOf(hair)
  const isAside = hair.parting !== 'none' && hair.parting !== '5:5'
  const aside = isAside ? -signOf(hair.partingSide) : 0
  return Array.from({ length: ROWS }, (_, i) => ROWS - 1 - i).flatMap((row) =>
    Array.from({ length: count }, (_, i): Lock => {
      const azimuth =
        lerp(-62, 62, (i + 0.5 + 0.5 * (row % 2)) / (count + 0.5)) + (random() - 0.5) * 4
      const root = direction(azimuth, hairline(azimuth) + random() * 2.5 - 0.5 + row * 13)
      const middle = smoothstep(72, 26, Math.abs(azimuth))
      const height = (crown * 0.75 + 10 + random() * 3) * (1 - 0.14 * row) * lerp(0.25, 1, middle)
      // Over the top of the head to behind the crown.
      const back = direction(
        180 - azimuth * 0.7 - 38 * aside,
        lerp(74, 52, row / ROWS) - random() * 6,
      )
      return {
        tier: row === 0 ? 'fringe' : 'over',
        guide: guideOnHead({
          root,
          leaves: back,
          lift: (s) =>
            1 + height * smoothstep(-0.05, 0.42, s) * lerp(1, 0.45, smoothstep(0.45, 1, s)),
          steps: 10,
        }),
        onHead: 11,
        halfWidth: (5.8 * 11) / count,
        root: 0.03,
        taper: 3,
        grown: 0.4,
        headPoints: 5,
        pointEveryMm: 0,
        isShort: true,
      }
    }),
  )
}
