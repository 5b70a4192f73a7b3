import type { CutPart } from '#domain/drawings/marks/cut-parts.ts'
import type { Section } from '#domain/drawings/marks/sections.ts'
import type { HairParameters } from '#domain/drawings/parameters/portrait.ts'

/** Sentences for a hairdresser. Lengths are passed formatted. */
export interface CutPlanTexts {
  readonly names: Readonly<Record<CutPart, string>>
  readonly fringe: (kind: string, length: string | null) => string
  readonly layers: (start: string, angles: Readonly<Record<Section, number>>) => string
  readonly length: (height: string) => string
  readonly oneLength: string
  readonly noFringe: string
  readonly unparted: string
  readonly ends: Readonly<Record<HairParameters['ends'], string>>
  readonly shorterAtFace: (length: string) => string
  readonly short: {
    readonly front: (length: string) => string
    readonly side: (length: string) => string
    readonly nape: (length: string) => string
    /** Up to a height. */
    readonly clippers: (upTo: string) => string
  }
  readonly tied: (kind: string, height: string) => string
  readonly liftedCrown: (length: string) => string
  readonly looseStrands: string
  readonly volume: (crown: string, sides: string) => string
  readonly wave: (kind: string, length: string) => string
}
