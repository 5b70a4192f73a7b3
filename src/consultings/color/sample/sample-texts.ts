import type { Area, Line } from '../report-content.ts'

/** Translated texts of the sample sheet; `sample.ts` has its colours and figures. */
export interface ColorSampleTexts {
  readonly customerName: string
  readonly headline: string
  readonly summary: string
  readonly lines: Readonly<Record<Line, string>>
  /** Reasons to avoid a colour, in the order of the palette's avoided colours. */
  readonly why: readonly [string, string, string, string, string, string]
  readonly areas: Readonly<Record<Area, string>>
  readonly daily: readonly string[]
  readonly special: readonly string[]
  readonly outro: string
}
