import type { Vector } from '../geometry/vector.ts'

/** Order in which locks lie on each other. */
export const tiers = ['under', 'middle', 'over', 'combed', 'fringe', 'knot'] as const
export type Tier = (typeof tiers)[number]

/** Some hair that falls together: a ribbon around a guide curve. */
export interface Lock {
  readonly tier: Tier
  readonly guide: readonly Vector[]
  /** Entries of the guide that lie on the head; the rest hangs. */
  readonly onHead: number
  /** In mm, where the ribbon is widest and seen flat. */
  readonly halfWidth: number
  /** Share of the width at the root. */
  readonly root: number
  /** How late the ribbon narrows: 2 is pointed, 20 is cut straight. */
  readonly taper: number
  /** At which share of the guide the ribbon has its whole width. */
  readonly grown: number
  /** Points of the drawn curve: how many on the head, then one for so many mm of the fall. */
  readonly headPoints: number
  readonly pointEveryMm: number
  /** Short hair lies on the head to its end. */
  readonly isShort?: boolean
  /** Single hairs, drawn as they are and without hairs of their own. */
  readonly isThin?: boolean
  /** A tail falls over a shoulder: from the front it lies before neck and clothes. */
  readonly isTail?: boolean
  /** The middle of the ball that it lies on: its far side is hidden. */
  readonly around?: Vector
  /** Combed flat on the head: only its hairs and gleams are drawn, on the cap. */
  readonly isCombed?: boolean
}
