import type { Language } from '#domain/languages/languages.ts'
import { type Flow, heightOf } from '#server/reports/pdf/flow.ts'
import { column, looks } from '#server/reports/pdf/paper.ts'
import type { ColorContent } from '../report-content.ts'
import { seasonNames } from '../season-names.ts'
import { otherNames } from './other-names.ts'
import { reportWords } from './report-words.ts'

const HEADLINE = { ...looks.title, size: 24 } as const

/** Returns the season's name, or a placeholder in an unfinished draft. */
export const seasonHeading = ({ season }: ColorContent, language: Language): string =>
  season ? seasonNames[season][language] : reportWords(language).sections.cover

/** Writes the season's names in the other languages, the headline, and the explanation. */
export function writeSeason(
  flow: Flow,
  { season, headline, summary }: Pick<ColorContent, 'season' | 'headline' | 'summary'>,
  language: Language,
) {
  if (season) {
    flow.text(otherNames(seasonNames[season], language).join('  ·  '), looks.small)
    flow.space(8)
  }
  if (headline) {
    flow.keepTogether(heightOf(flow.paper, headline, HEADLINE, column))
    flow.text(headline, HEADLINE)
    flow.space(10)
  }
  if (summary) flow.text(summary, looks.body)
}
