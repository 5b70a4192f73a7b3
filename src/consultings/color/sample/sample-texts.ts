import type { Area, Line } from '../sheet-content.ts'

/** Everything on the sample sheet that is written in a language; colours and figures stand in `sample.ts`. */
export interface ColorSampleTexts {
  readonly customerName: string
  readonly headline: string
  readonly summary: string
  readonly lines: Readonly<Record<Line, string>>
  /** Why to leave a colour, in the order of the palette's avoided ones. */
  readonly why: readonly [string, string, string, string, string, string]
  readonly areas: Readonly<Record<Area, string>>
  readonly daily: readonly string[]
  readonly special: readonly string[]
  readonly outro: string
}
