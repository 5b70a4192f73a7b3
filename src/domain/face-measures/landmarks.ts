import { recordOf } from '#domain/collections/records.ts'
import type { Point } from '#domain/faces/face.ts'

/**
 * The points that are measured in a front photo. Sides are the client's. `forehead` is its widest
 * place, `jaw` the width at the height of the mouth, `noseBase` where the nose meets the lip.
 */
export const landmarkNames = [
  'hairline',
  'foreheadRight',
  'foreheadLeft',
  'brow',
  'cheekRight',
  'cheekLeft',
  'eyeRightOuter',
  'eyeRightInner',
  'eyeLeftInner',
  'eyeLeftOuter',
  'noseBase',
  'jawRight',
  'jawLeft',
  'chin',
] as const
export type LandmarkName = (typeof landmarkNames)[number]

export type Landmarks = Readonly<Record<LandmarkName, Point>>

/** Builds landmarks from one position per name. */
export const landmarksFrom = (place: (name: LandmarkName) => Point): Landmarks =>
  recordOf(landmarkNames, place)

export const middleOf = (one: Point, other: Point): Point => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

export const distance = (one: Point, other: Point): number =>
  Math.hypot(one.x - other.x, one.y - other.y)
