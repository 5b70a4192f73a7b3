import type { Language } from '#domain/languages/languages.ts'
import { givenName } from '#domain/names/given-name.ts'
import { reportTexts } from '#texts/reports.ts'
import { firstSentence, type SamplePreview } from '../../sample-preview.ts'
import { backdropOf } from '../backdrop.ts'
import { drawAdvisedMakeUp, drawBare, drawInCape, drawLook, dressInCape } from '../draw-customer.ts'
import { sideBySide } from '../groups.ts'
import { seasonNames } from '../season-names.ts'
import { colorSheetTexts } from '../sheet-texts.ts'
import { colorSampleSheet } from './sample.ts'

/** Builds the preview of the sample sheet in a language: its cover, and each section. */
export function colorSamplePreview(language: Language): SamplePreview {
  const sheet = colorSampleSheet(language)
  const { sections, cover } = colorSheetTexts[language].sheet
  const [avoided] = sheet.avoided
  const season = sheet.season ? seasonNames[sheet.season][language] : ''
  const special = dressInCape(drawLook(sheet, 'special'), [sheet.best[3]?.hex ?? ''], {
    frame: 'head',
    detail: 'medium',
  })

  return {
    cover: {
      name: givenName(sheet.customer_name),
      headline: sheet.headline,
      label: cover.portrait(season),
      portrait: drawInCape(sheet, { frame: 'bust' }),
      palette: {
        colours: sideBySide(sheet.best).map(({ colour }) => colour.hex),
        backdrop: backdropOf(sheet.best, 0),
      },
    },
    parts: [
      {
        section: 'lines',
        title: sections.lines,
        line: season,
        portrait: dressInCape(drawBare(sheet), [], { frame: 'face', detail: 'medium' }),
      },
      {
        section: 'best',
        title: sections.best,
        line: sheet.best
          .slice(0, 3)
          .map(({ names }) => names[language])
          .join(', '),
        portrait: drawInCape(sheet, { detail: 'medium' }),
      },
      {
        section: 'avoided',
        title: sections.avoided,
        line: avoided?.colour.names[language] ?? '',
        portrait: dressInCape(drawBare(sheet), [avoided?.colour.hex ?? ''], { detail: 'medium' }),
        isAvoided: true,
      },
      {
        section: 'makeUp',
        title: sections.makeUp,
        line: sheet.make_up.lip.shades[0]?.names[language] ?? '',
        portrait: {
          ...drawAdvisedMakeUp(sheet),
          picture: { ...drawAdvisedMakeUp(sheet).picture, frame: 'face' },
        },
      },
      {
        section: 'looks',
        title: sections.looks,
        line: sheet.looks.special.steps[3] ?? '',
        portrait: special,
      },
      {
        section: 'outro',
        title: reportTexts[language].sheet.outro,
        line: firstSentence(sheet.outro),
        portrait: drawInCape(sheet, { view: 'threeQuarterLeft', detail: 'medium' }),
      },
    ],
  }
}
