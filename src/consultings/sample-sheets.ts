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

/** An invented customer's sheet, shown before purchase. */
interface Sample {
  readonly sheet: (language: Language) => Sheet
  readonly preview: (language: Language) => SamplePreview
  /** Portraits whose cuts the sheet, or its card, puts into words. */
  readonly plans: (of: 'sheet' | 'card') => readonly PortraitChoices[]
}

/** Optional per kind: without a sample, no sheet is shown before purchase. */
const samples = {
  HAIR_CONSULTING: { sheet: sampleSheet, preview: samplePreview, plans: samplePlans },
  SKIN_CONSULTING: { sheet: colorSampleSheet, preview: colorSamplePreview, plans: () => [] },
} as const satisfies Readonly<Partial<Record<KindName, Sample>>>

type SampledKind = keyof typeof samples

export const hasSample = (kind: string): kind is SampledKind => Object.hasOwn(samples, kind)

export const sampleOf = (kind: SampledKind): Sample => samples[kind]
