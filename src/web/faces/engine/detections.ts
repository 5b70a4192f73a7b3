import { itemAt } from '#domain/collections/lists.ts'
import type { Point } from '#domain/faces/face.ts'

/** Side of the square picture that the detector reads, in pixels. */
export const DETECTOR_SIDE = 256

/** Grids of the detector's candidates: cells of this many pixels, each with this many candidates. */
const GRIDS = [
  { cell: 16, perCell: 2 },
  { cell: 32, perCell: 6 },
] as const
/** Numbers per candidate: centre and size, then six points, the eyes first. */
const NUMBERS = 16
const MIN_SCORE = 0.5
/** Share of the union of two boxes in common above which they show the same face. */
const SAME_FACE = 0.3
/** More faces than these are not counted. */
const MAX_FACES = 4

/** A face's box and eyes, in pixels of the detector's picture. */
export interface Detection {
  readonly centre: Point
  readonly width: number
  readonly height: number
  /** Centres of the eyes, the one that is left in the picture first. */
  readonly eyes: readonly [Point, Point]
  /** 0 to 1. */
  readonly score: number
}

/**
 * Reads the faces from what the detector (BlazeFace, 256 px) replies: a score for each candidate, and
 * its numbers as offsets from the candidate's cell. Candidates that show the same face are united into
 * the best one. Returns the surest face first.
 */
export function readDetections(scores: Float32Array, numbers: Float32Array): Detection[] {
  const candidates = cellCentres()
    .map((cell, at) => read(cell, sigmoid(itemAt(scores, at)), numbers.subarray(at * NUMBERS)))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
  const faces: Detection[] = []
  for (const candidate of candidates) {
    if (faces.length === MAX_FACES) break
    if (faces.every((face) => commonShare(face, candidate) < SAME_FACE)) faces.push(candidate)
  }
  return faces
}

/** Centres of the cells, repeated for each of their candidates, in the detector's order. */
function cellCentres(): Point[] {
  return GRIDS.flatMap(({ cell, perCell }) => {
    const side = DETECTOR_SIDE / cell
    return Array.from({ length: side * side * perCell }, (_, at) => {
      const place = Math.floor(at / perCell)
      return { x: ((place % side) + 0.5) * cell, y: (Math.floor(place / side) + 0.5) * cell }
    })
  })
}

function read(cell: Point, score: number, numbers: Float32Array): Detection {
  const pointAt = (at: number): Point => ({
    x: cell.x + itemAt(numbers, at),
    y: cell.y + itemAt(numbers, at + 1),
  })
  return {
    centre: pointAt(0),
    width: itemAt(numbers, 2),
    height: itemAt(numbers, 3),
    eyes: [pointAt(4), pointAt(6)],
    score,
  }
}

/** Area that both boxes cover, divided by the area that either covers. */
function commonShare(a: Detection, b: Detection): number {
  const common =
    overlap(a.centre.x, a.width, b.centre.x, b.width) *
    overlap(a.centre.y, a.height, b.centre.y, b.height)
  return common / (a.width * a.height + b.width * b.height - common)
}

const overlap = (a: number, aLength: number, b: number, bLength: number): number =>
  Math.max(
    0,
    Math.min(a + aLength / 2, b + bLength / 2) - Math.max(a - aLength / 2, b - bLength / 2),
  )

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))
