import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import {
  coverPortrait,
  measuredPortrait,
  stylePortrait,
} from '#domain/drawings/styles/report-portraits.ts'
import type { Language } from '#domain/languages/languages.ts'
import { givenName } from '#domain/names/given-name.ts'
import { reportTexts } from '#texts/reports.ts'
import { firstSentence, type SamplePreview } from '../../sample-preview.ts'
import { hairTexts } from '../texts.ts'
import { sampleReport } from './sample.ts'

/** Builds the preview of the sample sheet in a language: its cover, and each section. */
export function samplePreview(language: Language): SamplePreview {
  const { type_analysis: face, ...report } = sampleReport(language)
  const { sections, style } = hairTexts[language].report
  const [best, other] = report.best_hair
  const [avoided] = report.worst_hair
  const drawn = (at: number, picture: PortraitChoices['picture']) =>
    stylePortrait(face, report.best_hair[at]?.drawing ?? null, { list: 'best', at }, picture)

  return {
    cover: {
      name: givenName(report.customer_name),
      headline: report.headline,
      label: style(best?.name ?? ''),
      portrait: coverPortrait(face, best?.drawing ?? null),
    },
    parts: [
      {
        section: 'typeAnalysis',
        title: sections.typeAnalysis,
        line: face.face_type,
        portrait: measuredPortrait(face),
      },
      {
        section: 'bestHair',
        title: sections.bestHair,
        line: other?.name ?? '',
        portrait: drawn(1, { detail: 'medium' }),
      },
      {
        section: 'worstHair',
        title: sections.worstHair,
        line: avoided?.name ?? '',
        portrait: stylePortrait(
          face,
          avoided?.drawing ?? null,
          { list: 'worst', at: 0 },
          { detail: 'medium' },
        ),
        isAvoided: true,
      },
      {
        section: 'morning',
        title: sections.morning,
        line: report.morning[0]?.title ?? '',
        portrait: drawn(0, { frame: 'head', detail: 'medium' }),
      },
      {
        section: 'outro',
        title: reportTexts[language].report.outro,
        line: firstSentence(report.outro),
        portrait: drawn(0, { view: 'threeQuarterLeft', detail: 'medium' }),
      },
    ],
  }
}
