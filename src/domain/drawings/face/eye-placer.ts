import type { Point } from '../geometry/polyline.ts'
import type { Spot } from './face-context.ts'

/** Maps an eye's own coordinates, in which x grows from the nose to the temple, to the picture. */
export type EyePlacer = (spots: readonly Spot[]) => Point[]
/** Maps the points of a usual eye to this face's profile. */
export type ProfileEyePlacer = (points: readonly Point[]) => Point[]
