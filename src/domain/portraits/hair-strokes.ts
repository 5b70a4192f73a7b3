import { type Drawing, line, type Stroke, surface } from './drawing.ts'
import { fallsBehindNeck, type HairStyle, type Head, hairEndY, strandPoints } from './hair.ts'
import { half, mix, type Point, spline } from './path.ts'
import type { seededRandom } from './seeded-random.ts'

type Random = ReturnType<typeof seededRandom>
type Strokes = Drawing['strokes']

const CLAY_SHARE = 0.1
/** Back hair starts here, where the face hides it. */
const BEHIND_FACE_Y = 16
const sides = [-1, 1] as const

/** So many strands on both sides together, one in ten in clay, over a tint that gives them body. */
export function hairStrokes(
  head: Head,
  style: HairStyle,
  strands: number,
  random: Random,
): Strokes {
  return [
    ...sides.map((side) => surface(bodyOfHair(head, style, side), 'paper')),
    ...sides.map((side) => surface(bodyOfHair(head, style, side), 'ink', 0.1)),
    ...Array.from({ length: strands }, (_, i) => {
      const outward = (Math.floor(i / 2) + random() * 0.7) / Math.ceil(strands / 2)
      const place = {
        side: sides[i % 2]!,
        outward: Math.min(1, outward),
        drift: random() * 2 - 1,
        length: random() * 2 - 1,
      }
      return strand(strandPoints(head, style, place), random)
    }),
  ]
}

/** What is seen of the hair behind the neck, fainter; nothing for hair that ends above it. */
export function backHairStrokes(
  head: Head,
  style: HairStyle,
  strands: number,
  random: Random,
): Strokes {
  if (!fallsBehindNeck(style)) return []
  const reach = head.face.halfWidth - 7
  const end = Math.min(hairEndY(head, style), head.face.chinY + 118) - 22
  return Array.from({ length: strands }, (_, i) => {
    const x = mix(-reach, reach, (i + random()) / strands)
    const bottom = end - random() * 26
    const points: Point[] = [
      [x, BEHIND_FACE_Y],
      [x * 1.02, mix(BEHIND_FACE_Y, bottom, 0.5)],
      [x * 1.06 + random() * 3, bottom],
    ]
    return line(spline(points, half), {
      width: hundredth(0.6 + random() * 0.5),
      opacity: hundredth(0.16 + random() * 0.2),
    })
  })
}

/** One hair: fine, now stronger, now fainter. */
export function strand(points: readonly Point[], random: Random, faint = 0): Stroke {
  return line(spline(points, half), {
    stroke: random() < CLAY_SHARE ? 'clay' : 'ink',
    width: hundredth(0.5 + random() * 0.85),
    opacity: hundredth((0.42 + random() * 0.5) * (1 - faint)),
  })
}

function bodyOfHair(head: Head, style: HairStyle, side: -1 | 1): string {
  const edge = (outward: number) =>
    strandPoints(head, style, { side, outward, drift: 0, length: -0.8 })
  return `${spline(edge(0))}L${spline(edge(1).toReversed()).slice(1)}Z`
}

const hundredth = (value: number): number => Math.round(value * 100) / 100
