import { colorSamplePreview } from '#consultings/color/sample/parts.ts'
import { colorSampleReport } from '#consultings/color/sample/sample.ts'
import { samplePreview } from '#consultings/hair/sample/parts.ts'
import { samplePlans, sampleReport } from '#consultings/hair/sample/sample.ts'
import type { KindName } from '#consultings/kinds.ts'
import type { SamplePreview } from '#consultings/sample-preview.ts'
import type { Report } from '#contract/reports.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { Language } from '#domain/languages/languages.ts'

export { type SeasonStripe, seasonStrip } from '#consultings/color/season-strip.ts'
export { type SamplePosterContent, samplePoster } from '#consultings/hair/sample/poster.ts'

/** An invented customer's sheet, shown before purchase. */
interface Sample {
  readonly report: (language: Language) => Report
  readonly preview: (language: Language) => SamplePreview
  /** Portraits whose cuts the sheet, or its card, puts into words. */
  readonly plans: (of: 'sheet' | 'card') => readonly PortraitChoices[]
}

/** Optional per kind: without a sample, no sheet is shown before purchase. */
const samples = {
  HAIR_CONSULTING: { report: sampleReport, preview: samplePreview, plans: samplePlans },
  SKIN_CONSULTING: { report: colorSampleReport, preview: colorSamplePreview, plans: () => [] },
} as const satisfies Readonly<Partial<Record<KindName, Sample>>>

type SampledKind = keyof typeof samples

export const hasSample = (kind: string): kind is SampledKind => Object.hasOwn(samples, kind)

export const sampleOf = (kind: SampledKind): Sample => samples[kind]
