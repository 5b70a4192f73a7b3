import type { Sheet } from '#contract/reports.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { Language } from '#domain/languages/languages.ts'
import { colorSamplePreview } from './color/sample/parts.ts'
import { colorSampleSheet } from './color/sample/sample.ts'
import { samplePreview } from './hair/sample/parts.ts'
import { samplePlans, sampleSheet } from './hair/sample/sample.ts'
import type { KindName } from './kinds.ts'
import type { SamplePreview } from './sample-preview.ts'

export { type SeasonStripe, seasonStrip } from './color/season-strip.ts'
export { type SamplePosterContent, samplePoster } from './hair/sample/poster.ts'

/** The sheet of an invented customer, for whoever wants to see what they buy. */
interface Sample {
  readonly sheet: (language: Language) => Sheet
  readonly preview: (language: Language) => SamplePreview
  /** The portraits whose cuts the sheet, or the card that is made of it, puts into words. */
  readonly plans: (of: 'sheet' | 'card') => readonly PortraitChoices[]
}

/** A kind may have none: nothing is then shown of its sheet before somebody buys one. */
const samples = {
  HAIR_CONSULTING: { sheet: sampleSheet, preview: samplePreview, plans: samplePlans },
  SKIN_CONSULTING: { sheet: colorSampleSheet, preview: colorSamplePreview, plans: () => [] },
} as const satisfies Readonly<Partial<Record<KindName, Sample>>>

type SampledKind = keyof typeof samples

export const hasSample = (kind: string): kind is SampledKind => Object.hasOwn(samples, kind)

export const sampleOf = (kind: SampledKind): Sample => samples[kind]
