/** Sheets of invented customers, for whoever wants to see what they buy. Only that of hair exists. */
export { type SamplePart, samplePreview } from './hair/sample/parts.ts'
export { samplePlans, sampleSheet } from './hair/sample/sample.ts'
