import type { pointReasons } from '#contract/points.ts'

/** Why points moved. */
export type PointReason = (typeof pointReasons)[number]
