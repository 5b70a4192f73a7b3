import type { Point } from '../geometry/polyline.ts'
import { blendBetween, softLayers } from './blend.ts'
import type { EyePlacer } from './eye-placer.ts'
import { type EyeShape, lidHeightAt } from './eye-shape.ts'
import type { FaceContext, Spot } from './face-context.ts'

/** One colour of a lid, from the lashes up to where it fades. */
interface Zone {
  readonly colour: string | null
  readonly opacity: number
  /** Positions along the lashes, from nose to temple. */
  readonly along: readonly number[]
  readonly faded: readonly Spot[]
}

/**
 * Draws eye shadow of up to three colours with soft edges: the lid, its crease, and its outer
 * corner.
 */
export function drawBlendedLid(context: FaceContext, shape: EyeShape, place: EyePlacer) {
  const { face, sketch, detail } = context
  const { lashes, faded } = face.eyes === 'closed' ? closedLid(shape) : openLid(shape)
  const zones: Zone[] = [
    { colour: face.lidColour, opacity: 0.75, along: lidPlaces, faded: faded.lid },
    { colour: face.creaseColour, opacity: 0.5, along: creasePlaces, faded: faded.crease },
    { colour: face.cornerColour, opacity: 0.55, along: cornerPlaces, faded: faded.corner },
  ]
  const layers = softLayers[detail]
  for (const { colour, opacity, along, faded: edge } of zones) {
    if (!colour || (detail === 'thumbnail' && colour === face.creaseColour)) continue
    const whole = along.map((x): Spot => [x, lashes(x)])
    blendBetween(sketch, place(whole), place(edge), { colour, opacity, layers })
  }
  const below = face.creaseColour ?? face.cornerColour
  if (below && face.eyes === 'open' && detail !== 'thumbnail') {
    blendBetween(sketch, place(shape.lower.slice(2)), place(underEdge(shape)), {
      colour: below,
      opacity: 0.32,
      layers: 3,
    })
  }
}

const lidPlaces = [-16, -11.4, -3.5, 5, 11.6, 16.4, 20.2]
const creasePlaces = [-8, -2, 5, 11.6, 16.4, 20.4]
const cornerPlaces = [4, 8.5, 12.5, 16.4, 20.6]

interface Lid {
  /** Returns the height of the lashes at x. */
  lashes(x: number): number
  readonly faded: Readonly<Record<'lid' | 'crease' | 'corner', readonly Spot[]>>
}

// biome-ignore-start format: a shape reads as one line
function openLid({ upper, tilt }: EyeShape): Lid {
  return {
    lashes: (x) => (x > 16.4 ? tilt - (x - 16.4) * 0.42 : lidHeightAt(upper, x)),
    faded: {
      lid: [
        [-17, 1],
        [-13.4, -7],
        [-5, -13.4],
        [5, -14.4],
        [13, -11.8],
        [18.6, -8.4],
        [22, -5.2],
      ],
      crease: [
        [-9.5, -7.4],
        [-3, -12],
        [5, -13],
        [13, -10.8],
        [18.8, -7.8],
        [22.6, -5.2],
      ],
      corner: [
        [3, -8.8],
        [9, -11],
        [15, -9.4],
        [19.6, -7.4],
        [22.8, -5.2],
      ],
    },
  }
}

/** Returns a closed lid, visible down to the lashes. */
function closedLid({ tilt }: EyeShape): Lid {
  const lid: Spot[] = [
    [-16, 1],
    [-9, 5],
    [0, 6.8],
    [9, 5.2],
    [16.5, 0.4 + tilt * 0.4],
    [21, -1],
  ]
  return {
    lashes: (x) => lidHeightAt(lid, x),
    faded: {
      lid: [
        [-16.6, -1],
        [-12, -7],
        [-4, -10.6],
        [5, -10.8],
        [12.4, -8.4],
        [17.6, -5],
        [21.6, -3],
      ],
      crease: [
        [-9, -3],
        [-2, -6.6],
        [5, -7.4],
        [12.6, -6],
        [17.8, -4.2],
        [21.8, -3],
      ],
      corner: [
        [4, -3.6],
        [9.4, -5.4],
        [15, -5],
        [19, -4],
        [22, -3],
      ],
    },
  }
}

const underEdge = ({ tilt }: EyeShape): Spot[] => [
  [3, 7.6],
  [10, 7.4],
  [18.6, tilt + 0.4],
]
// biome-ignore-end format: a shape reads as one line

/** Draws the lid of a profile, seen along its edge. */
export function drawBlendedProfileLid(
  { sketch, face, detail }: FaceContext,
  lashes: readonly Point[],
  faded: readonly Point[],
) {
  const layers = softLayers[detail]
  if (face.lidColour)
    blendBetween(sketch, lashes, faded, { colour: face.lidColour, opacity: 0.75, layers })
  const behind = face.cornerColour ?? face.creaseColour
  if (behind)
    blendBetween(sketch, lashes.slice(1), faded.slice(1), { colour: behind, opacity: 0.4, layers })
}
