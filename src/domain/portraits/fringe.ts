import type { Drawing } from './drawing.ts'
import { CROWN_Y } from './face-outline.ts'
import type { Head } from './hair.ts'
import { strand } from './hair-strokes.ts'
import { mix, type Point } from './path.ts'
import type { seededRandom } from './seeded-random.ts'

export const fringes = ['none', 'see-through', 'full', 'side', 'curtain'] as const
export type Fringe = (typeof fringes)[number]

interface FringeCut {
  /** Where the strand at `u` (−1 left to 1 right) ends. */
  readonly endY: (u: number) => number
  /** How far the strand at `u` is swept aside at its end. */
  readonly sweep: (u: number) => number
  readonly raggedness: number
  /** 0 hides the forehead, 1 nothing at all. */
  readonly faint: number
  readonly share: number
}

const fringeCuts: Readonly<Record<Exclude<Fringe, 'none'>, FringeCut>> = {
  'see-through': {
    endY: (u) => -15 + 26 * u ** 4,
    sweep: (u) => u * 3,
    raggedness: 18,
    faint: 0.35,
    share: 0.45,
  },
  full: {
    endY: (u) => -8 + 14 * u ** 4,
    sweep: (u) => -u * 2,
    raggedness: 5,
    faint: 0.05,
    share: 0.9,
  },
  side: {
    endY: (u) => -46 + (u + 1) * 27,
    sweep: (u) => 8 + 9 * (u + 1),
    raggedness: 7,
    faint: 0.15,
    share: 0.6,
  },
  curtain: {
    endY: (u) => -30 + 52 * Math.abs(u),
    sweep: (u) => Math.sign(u) * (14 - 8 * Math.abs(u)),
    raggedness: 9,
    faint: 0.15,
    share: 0.6,
  },
}

/** The fringe over a forehead, in proportion to the strands of the rest of the hair. */
export function fringeStrokes(
  head: Head,
  fringe: Fringe,
  strands: number,
  random: ReturnType<typeof seededRandom>,
): Drawing['strokes'] {
  if (fringe === 'none') return []
  const cut = fringeCuts[fringe]
  const count = Math.round(strands * cut.share)
  return Array.from({ length: count }, (_, i) => {
    const u = (2 * (i + random())) / count - 1
    return strand(fringePoints(head, cut, u, random() - 0.5), random, cut.faint)
  })
}

function fringePoints(head: Head, cut: FringeCut, u: number, chance: number): Point[] {
  const x = u * (head.face.halfWidth - 7)
  const end = cut.endY(u) + cut.raggedness * chance
  const root: Point = [head.partingX + u * 36, CROWN_Y + 2 + 14 * u * u]
  const hairline = head.hairlineY + 16 + 16 * u * u
  return [
    root,
    [mix(root[0], x, 0.62), mix(root[1], hairline, 0.5)],
    [x * 0.96, hairline],
    [x + cut.sweep(u) * 0.4, mix(hairline, end, 0.5)],
    [x + cut.sweep(u), end],
  ]
}
