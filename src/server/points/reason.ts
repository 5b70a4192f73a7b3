import type { pointReasons } from '#contract/points.ts'

/** Reason of a movement of points. */
export type PointReason = (typeof pointReasons)[number]
