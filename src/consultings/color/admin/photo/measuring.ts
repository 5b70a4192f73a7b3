import { type LinearRgb, labOf } from '#domain/colours/spaces.ts'
import {
  balanced,
  type PaperProblem,
  paperProblem,
  whiteBalance,
} from '#domain/colours/white-balance.ts'
import { CIRCLE_PX, medianColour, type Pixels, type Point, pointWithin } from './median-colour.ts'

/** Places of a person whose colour is measured, in the order in which they are asked for. */
export const places = ['forehead', 'cheek', 'chin', 'wrist', 'hair', 'iris'] as const
export type Place = (typeof places)[number]

/** Where white paper lies in a photo, and what it says of the light. */
export interface Paper {
  readonly photo: string
  readonly point: Point
  /** As the camera saw it. */
  readonly seen: string
  readonly gains: LinearRgb
  readonly problem: PaperProblem | null
}

export interface Pick {
  readonly photo: string
  readonly point: Point
  /** As the camera saw it. */
  readonly seen: string
}

export interface Measuring {
  /** The last is the one that was found last. At most one a photo. */
  readonly papers: readonly Paper[]
  readonly picks: Readonly<Partial<Record<Place, Pick>>>
  /** What the next press measures. */
  readonly next: Place
}

export const noMeasurements: Measuring = { papers: [], picks: {}, next: 'forehead' }

/**
 * The paper by which a photo is corrected: its own, else the one that was found last in another
 * photo, since photos of one survey are mostly taken in one light. Undefined where none was found.
 */
export const paperOf = ({ papers }: Measuring, photo: string): Paper | undefined =>
  papers.find((paper) => paper.photo === photo) ?? papers.at(-1)

export function withPaper(
  measuring: Measuring,
  photo: string,
  pixels: Pixels,
  at: Point,
): Measuring {
  const point = pointWithin(pixels, at)
  const seen = medianColour(pixels, point)
  const around = neighbours(point).map((each) => medianColour(pixels, pointWithin(pixels, each)))
  const problem = paperProblem([seen, ...around])
  const others = measuring.papers.filter((paper) => paper.photo !== photo)
  const paper = { photo, point, seen, gains: whiteBalance(seen), problem }
  return { ...measuring, papers: [...others, paper] }
}

/** Close enough to lie on the same paper, far enough to show that two lights meet on it. */
const neighbours = ({ x, y }: Point): Point[] => [
  { x: x - CIRCLE_PX, y },
  { x: x + CIRCLE_PX, y },
  { x, y: y - CIRCLE_PX },
  { x, y: y + CIRCLE_PX },
]

/** With the place that is next measured, and the next one not measured yet asked for. */
export function withPick(
  measuring: Measuring,
  photo: string,
  pixels: Pixels,
  at: Point,
): Measuring {
  const point = pointWithin(pixels, at)
  const pick = { photo, point, seen: medianColour(pixels, point) }
  const picks = { ...measuring.picks, [measuring.next]: pick }
  const next = places.find((place) => !picks[place]) ?? measuring.next
  return { ...measuring, picks, next }
}

export interface Measured {
  readonly place: Place
  /** As it would be in white light, as far as paper tells. */
  readonly hex: string
}

/** What was picked, corrected by the papers found so far. */
export const measuredPlaces = (measuring: Measuring): Measured[] =>
  places.flatMap((place) => {
    const pick = measuring.picks[place]
    if (!pick) return []
    const paper = paperOf(measuring, pick.photo)
    return [{ place, hex: paper ? balanced(pick.seen, paper.gains) : pick.seen }]
  })

export type Cast = 'none' | 'yellow' | 'red' | 'green' | 'blue'

/** Below this chroma a light counts as white. */
const LEAST_CAST = 4

/** Into which colour the light of a photo leans, by its paper. */
export function castOf(paper: string): Cast {
  const { a, b } = labOf(paper)
  if (Math.hypot(a, b) < LEAST_CAST) return 'none'
  if (Math.abs(b) >= Math.abs(a)) return b > 0 ? 'yellow' : 'blue'
  return a > 0 ? 'red' : 'green'
}
