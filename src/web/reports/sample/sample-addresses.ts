import { anchorOf } from '../section-anchor.ts'

/** Where the sheet of an invented customer is read. */
export const SAMPLE_SHEET = '/user/sample-sheet'

/** The card for a salon, made of the sample sheet. */
export const SAMPLE_CARD = `${SAMPLE_SHEET}?view=card`

export const sampleSection = (section: string) => `${SAMPLE_SHEET}#${anchorOf(section)}`
