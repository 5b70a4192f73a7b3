import type { KindName } from '#consultings/kinds.ts'
import { anchorOf } from '../section-anchor.ts'

/** Path of the sample sheets. */
export const SAMPLE_SHEET = '/user/sample-sheet'

/** Default kind of the sample page. Named here, so that pages with links load no register. */
const FIRST_KIND = 'HAIR_CONSULTING' satisfies KindName

const kindQuery = (kind: KindName) => (kind === FIRST_KIND ? '' : `consulting_type=${kind}`)

const withQuery = (...parts: readonly string[]) => {
  const query = parts.filter(Boolean).join('&')
  return SAMPLE_SHEET + (query && `?${query}`)
}

/** Address of a kind's sample sheet; hair needs no parameter. */
export const sampleAddress = (kind: KindName) => withQuery(kindQuery(kind))

/** Address of the card of a kind's sample sheet. */
export const sampleCard = (kind: KindName) => withQuery(kindQuery(kind), 'view=card')

/** Address of a section of a kind's sample sheet. */
export const sampleSection = (section: string, kind: KindName = FIRST_KIND) =>
  `${sampleAddress(kind)}#${anchorOf(section)}`
