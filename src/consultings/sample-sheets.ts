/**
 * What pages where one buys show of the kinds: the sheet of an invented customer, which only hair has, and the
 * seasons with their colours.
 */
export { type SeasonStripe, seasonStrip } from './color/season-strip.ts'
export { type SamplePart, samplePreview } from './hair/sample/parts.ts'
export { type SamplePosterContent, samplePoster } from './hair/sample/poster.ts'
export { samplePlans, sampleSheet } from './hair/sample/sample.ts'
