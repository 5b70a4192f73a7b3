import { type LinearRgb, labOf } from '#domain/colours/spaces.ts'
import {
  balanced,
  type PaperProblem,
  paperProblem,
  whiteBalance,
} from '#domain/colours/white-balance.ts'
import { CIRCLE_PX, medianColour, type Pixels, type Point, pointWithin } from './median-colour.ts'

/** Places of a person that are measured, in order. */
export const places = ['forehead', 'cheek', 'chin', 'wrist', 'hair', 'iris'] as const
export type Place = (typeof places)[number]

/** Position of white paper in a photo, and its colour. */
export interface Paper {
  readonly photo: string
  readonly point: Point
  /** As the camera recorded it. */
  readonly seen: string
  readonly gains: LinearRgb
  readonly problem: PaperProblem | null
}

export interface Pick {
  readonly photo: string
  readonly point: Point
  /** As the camera recorded it. */
  readonly seen: string
}

export interface Measuring {
  /** In the order in which they were found; at most one per photo. */
  readonly papers: readonly Paper[]
  readonly picks: Readonly<Partial<Record<Place, Pick>>>
  /** The place that the next click measures. */
  readonly next: Place
}

export const noMeasurements: Measuring = { papers: [], picks: {}, next: 'forehead' }

/**
 * Returns the paper that corrects a photo: its own, or else the last one found in another photo,
 * since photos of one survey mostly share their light. Undefined if there is none.
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

/** Close enough to lie on the same paper, far enough to detect mixed light. */
const neighbours = ({ x, y }: Point): Point[] => [
  { x: x - CIRCLE_PX, y },
  { x: x + CIRCLE_PX, y },
  { x, y: y - CIRCLE_PX },
  { x, y: y + CIRCLE_PX },
]

/** Records a measurement and selects the next place that is not measured yet. */
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
  /** Corrected to white light if paper was found. */
  readonly hex: string
}

/** Returns the measured colours, corrected by the papers found so far. */
export const measuredPlaces = (measuring: Measuring): Measured[] =>
  places.flatMap((place) => {
    const pick = measuring.picks[place]
    if (!pick) return []
    const paper = paperOf(measuring, pick.photo)
    return [{ place, hex: paper ? balanced(pick.seen, paper.gains) : pick.seen }]
  })

type Cast = 'none' | 'yellow' | 'red' | 'green' | 'blue'

/** Chroma below which light counts as white. */
const LEAST_CAST = 4

/** Returns the colour cast of a photo's light, from its white paper. */
export function castOf(paper: string): Cast {
  const { a, b } = labOf(paper)
  if (Math.hypot(a, b) < LEAST_CAST) return 'none'
  if (Math.abs(b) >= Math.abs(a)) return b > 0 ? 'yellow' : 'blue'
  return a > 0 ? 'red' : 'green'
}
