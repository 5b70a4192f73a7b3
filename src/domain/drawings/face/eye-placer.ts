import type { Point } from '../geometry/polyline.ts'
import type { Spot } from './face-context.ts'

/** Places an eye's own coordinates, in which x grows from the nose to the temple. */
export type EyePlacer = (spots: readonly Spot[]) => Point[]
/** Puts the points of a usual eye where this face has its own. */
export type ProfileEyePlacer = (points: readonly Point[]) => Point[]
