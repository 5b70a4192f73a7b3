import { recordOf } from '#domain/collections/records.ts'
import { type FaceOutlineName, faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { drawnLandmarks } from './drawn-landmarks.ts'
import { measureFace, type RatioName, type Ratios, ratioNames } from './measure-face.ts'
import { wholePercents } from './whole-percents.ts'

/** Ratios by which the six face shapes differ. */
const shapeRatios = ['foreheadToCheek', 'cheekToJaw', 'lengthToWidth'] as const

/** Ratios of the drawn face of each shape: the measure of all shapes is this site's own drawing. */
const drawnRatios: Readonly<Record<FaceOutlineName, Ratios>> = recordOf(faceOutlines, (outline) => {
  const measures = measureFace(drawnLandmarks(portraitOf({ face: { outline } }).face))
  if (!measures) throw new RangeError(`a drawn ${outline} face cannot be measured`)
  return measures.ratios
})

/** Each shape's ratio, in ascending order. */
const drawnValues = (name: RatioName): number[] =>
  faceOutlines.map((outline) => drawnRatios[outline][name]).sort((one, other) => one - other)

interface ShapeShare {
  readonly outline: FaceOutlineName
  readonly percent: number
}

/**
 * Rates how near a face is to each of the six shapes, the nearest first, in percent that add up to
 * 100. The distance to a shape is that of the three ratios, each in units of its standard deviation
 * among the shapes; the share falls with its square as a bell curve does. It is a closeness, not a
 * probability.
 */
export function shapeShares(ratios: Ratios): ShapeShare[] {
  const weights = faceOutlines.map((outline) => {
    const squares = shapeRatios.map(
      (name) => ((ratios[name] - drawnRatios[outline][name]) / deviations[name]) ** 2,
    )
    return squares.reduce((sum, square) => sum + square, 0)
  })
  const nearest = Math.min(...weights)
  // Relative to the nearest, so that a face far from all shapes still has shares.
  const percents = wholePercents(weights.map((square) => Math.exp((nearest - square) / 2)))
  return faceOutlines
    .map((outline, at) => ({ outline, percent: percents[at] ?? 0 }))
    .sort((one, other) => other.percent - one.percent)
}

const deviations = recordOf(shapeRatios, (name) => {
  const values = drawnValues(name)
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
})

export type Band = readonly [low: number, high: number]

/** How far eyes may stand from the rule of fifths, which places them one eye's length apart. */
const FIFTHS_TOLERANCE = 0.05

/**
 * The usual range of each ratio: the middle four of the six drawn shapes; for the eyes, the rule of
 * fifths. No statistics of people.
 */
export const bands: Readonly<Record<RatioName, Band>> = recordOf(ratioNames, (name) => {
  if (name === 'betweenEyesToEye') return [1 - FIFTHS_TOLERANCE, 1 + FIFTHS_TOLERANCE]
  const [, low = 0, , , high = 0] = drawnValues(name)
  return [low, high]
})

type Level = 'below' | 'within' | 'above'

/** Two decimals, as screens show ratios: a value must not look within and be called below. */
const shown = (value: number) => Math.round(value * 100) / 100

export function levelOf(name: RatioName, value: number): Level {
  const [low, high] = bands[name]
  if (shown(value) < shown(low)) return 'below'
  return shown(value) > shown(high) ? 'above' : 'within'
}

/** Widths of the band on either side of it. */
const BANDS_BESIDE = 1.5

/** Returns a value's place on a line around its band, 0 to 1. */
export function placeOnLine(name: RatioName, value: number): number {
  const [low, high] = bands[name]
  const width = high - low
  const begin = low - BANDS_BESIDE * width
  return Math.min(1, Math.max(0, (value - begin) / ((1 + 2 * BANDS_BESIDE) * width)))
}
