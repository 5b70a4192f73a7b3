import type { Language } from '#domain/languages/languages.ts'
import { givenName } from '#domain/names/given-name.ts'
import { reportTexts } from '#texts/reports.ts'
import { firstSentence, type SamplePreview } from '../../sample-preview.ts'
import { backdropOf } from '../backdrop.ts'
import { drawAdvisedMakeUp, drawBare, drawInCape, drawLook, dressInCape } from '../draw-customer.ts'
import { sideBySide } from '../groups.ts'
import { colorReportTexts } from '../report-texts.ts'
import { seasonNames } from '../season-names.ts'
import { colorSampleReport } from './sample.ts'

/** Builds the preview of the sample sheet in a language: its cover, and each section. */
export function colorSamplePreview(language: Language): SamplePreview {
  const report = colorSampleReport(language)
  const { sections, cover } = colorReportTexts[language].report
  const [avoided] = report.avoided
  const season = report.season ? seasonNames[report.season][language] : ''
  const special = dressInCape(drawLook(report, 'special'), [report.best[3]?.hex ?? ''], {
    frame: 'head',
    detail: 'medium',
  })

  return {
    cover: {
      name: givenName(report.customer_name),
      headline: report.headline,
      label: cover.portrait(season),
      portrait: drawInCape(report, { frame: 'bust' }),
      palette: {
        colours: sideBySide(report.best).map(({ colour }) => colour.hex),
        backdrop: backdropOf(report.best, 0),
      },
    },
    parts: [
      {
        section: 'lines',
        title: sections.lines,
        line: season,
        portrait: dressInCape(drawBare(report), [], { frame: 'face', detail: 'medium' }),
      },
      {
        section: 'best',
        title: sections.best,
        line: report.best
          .slice(0, 3)
          .map(({ names }) => names[language])
          .join(', '),
        portrait: drawInCape(report, { detail: 'medium' }),
      },
      {
        section: 'avoided',
        title: sections.avoided,
        line: avoided?.colour.names[language] ?? '',
        portrait: dressInCape(drawBare(report), [avoided?.colour.hex ?? ''], { detail: 'medium' }),
        isAvoided: true,
      },
      {
        section: 'makeUp',
        title: sections.makeUp,
        line: report.make_up.lip.shades[0]?.names[language] ?? '',
        portrait: {
          ...drawAdvisedMakeUp(report),
          picture: { ...drawAdvisedMakeUp(report).picture, frame: 'face' },
        },
      },
      {
        section: 'looks',
        title: sections.looks,
        line: report.looks.special.steps[3] ?? '',
        portrait: special,
      },
      {
        section: 'outro',
        title: reportTexts[language].report.outro,
        line: firstSentence(report.outro),
        portrait: drawInCape(report, { view: 'threeQuarterLeft', detail: 'medium' }),
      },
    ],
  }
}
