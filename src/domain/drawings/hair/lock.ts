import { itemAt } from '#domain/collections/lists.ts'
import type { Vector } from '../geometry/vector.ts'

/** Drawing order of locks, bottom first. */
export const tiers = ['under', 'middle', 'over', 'combed', 'fringe', 'knot'] as const
export type Tier = (typeof tiers)[number]

/** Hair that falls together: a ribbon around a guide curve. */
export interface Lock {
  readonly tier: Tier
  readonly guide: readonly Vector[]
  /** Number of guide points on the head; the rest hangs. */
  readonly onHead: number
  /** In mm, where the ribbon is widest and seen flat. */
  readonly halfWidth: number
  /** Share of the width at the root. */
  readonly root: number
  /** How late the ribbon narrows: 2 is pointed, 20 is cut straight. */
  readonly taper: number
  /** Share of the guide at which the ribbon reaches its full width. */
  readonly grown: number
  /** Points of the drawn curve: their number on the head, then one per so many mm of the fall. */
  readonly headPoints: number
  readonly pointEveryMm: number
  /** Whether it stays on the head to its end. */
  readonly isShort?: boolean
  /** Whether it is a single hair, drawn without hairs of its own. */
  readonly isThin?: boolean
  /** Whether it is a tail over a shoulder: in the front view, drawn before neck and clothes. */
  readonly isTail?: boolean
  /** Centre of the ball that it is wound around; its far side is hidden. */
  readonly around?: Vector
  /** Whether it is combed flat: only its hairs and highlights are drawn, on the cap. */
  readonly isCombed?: boolean
}

/** Returns the position of a lock's end. */
export const endOf = ({ guide }: Lock): Vector => itemAt(guide, -1)
