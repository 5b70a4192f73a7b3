import type { KindName } from '#consultings/kinds.ts'
import { anchorOf } from '../section-anchor.ts'

/** Where the sheets of invented customers are read. */
export const SAMPLE_SHEET = '/user/sample-sheet'

/** Whose sample needs no words; named here, so that pages that lead to it load no register. */
const FIRST_KIND = 'HAIR_CONSULTING' satisfies KindName

const kindQuery = (kind: KindName) => (kind === FIRST_KIND ? '' : `consulting_type=${kind}`)

const withQuery = (...parts: readonly string[]) => {
  const query = parts.filter(Boolean).join('&')
  return SAMPLE_SHEET + (query && `?${query}`)
}

/** The sample sheet of a kind; the one of hair needs no words. */
export const sampleAddress = (kind: KindName) => withQuery(kindQuery(kind))

/** The card that is made of the sample sheet of a kind. */
export const sampleCard = (kind: KindName) => withQuery(kindQuery(kind), 'view=card')

/** A section of the sample sheet of a kind. */
export const sampleSection = (section: string, kind: KindName = FIRST_KIND) =>
  `${sampleAddress(kind)}#${anchorOf(section)}`
