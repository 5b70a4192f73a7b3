import type { ClientSide } from '../parameters/sides.ts'

/** The words of a stylist's marks, in the language of whoever cuts. Lengths arrive in mm. */
export interface MarkWords {
  readonly length: string
  readonly layers: string
  readonly fringe: string
  readonly parting: string
  readonly volume: string
  /** Of a strand from its root to its end. */
  readonly measure: (mm: number) => string
  /** Of a height, negative above the chin. */
  readonly fromChin: (mm: number) => string
  /** A ratio such as 6:4, and on whose side the narrow part lies. */
  readonly ratio: (ratio: string, narrowSide: ClientSide | null) => string
}

export const markKinds = [
  'ruler',
  'length',
  'layers',
  'fringe',
  'parting',
  'volume',
  'sections',
] as const
export type MarkKind = (typeof markKinds)[number]

export interface MarkOptions {
  readonly words: MarkWords
  /** All of them unless some are named. */
  readonly show?: readonly MarkKind[]
}
