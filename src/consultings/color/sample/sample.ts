import type { ReportOf } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { sampleHead } from '../../sample-head.ts'
import { palettes, replacementsOf } from '../palettes.ts'
import { type ColorContent, colorContent } from '../report-content.ts'
import type { Swatch } from '../swatch.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import type { ColorSampleTexts } from './sample-texts.ts'
import { vi } from './vi.ts'

const wordsIn: Readonly<Record<Language, ColorSampleTexts>> = { ko, en, vi }
const SEASON = 'summer-mute'

/** Builds an invented customer's sheet, as it would be published. */
export function colorSampleReport(language: Language): ReportOf<'SKIN_CONSULTING'> {
  const texts = wordsIn[language]
  return {
    consulting_type: 'SKIN_CONSULTING',
    ...sampleHead(texts.customerName, language),
    ...contentOf(texts),
  }
}

const stored = ({ hex, munsell, names }: Swatch) => ({ hex, munsell, names })

function contentOf({
  lines,
  why,
  areas,
  daily,
  special,
  ...texts
}: ColorSampleTexts): ColorContent {
  const { best, positions, lip, cheek, eye, hair, metal } = palettes[SEASON]
  const lineAt = (line: keyof typeof lines) => ({ position: positions[line], text: lines[line] })
  return colorContent.parse({
    season: SEASON,
    headline: texts.headline,
    summary: texts.summary,
    drawn: {
      face_shape: 'square',
      face: { lids: 'double', neck: 'long', expression: 'halfSmile', skinColour: '#f1d6cb' },
      hair: { length: 80, layersStart: 10, parting: '6:4', wave: 'sWave', colour: 'darkBrown' },
    },
    lines: {
      undertone: lineAt('undertone'),
      value: lineAt('value'),
      chroma: lineAt('chroma'),
      contrast: lineAt('contrast'),
    },
    best: best.map(stored),
    avoided: replacementsOf(palettes[SEASON]).map(({ avoided, instead }, at) => ({
      colour: stored(avoided),
      instead: best.findIndex(({ key }) => key === instead.key),
      why: why[at],
    })),
    make_up: {
      lip: { shades: lip.map(stored), text: areas.lip },
      cheek: { shades: cheek.map(stored), text: areas.cheek },
      eye: { shades: eye.map(stored), text: areas.eye },
      hair: { shades: hair.map(stored), text: areas.hair },
      metal: { shades: metal.map(stored), text: areas.metal },
    },
    looks: {
      daily: { minutes: 7, steps: daily },
      special: { minutes: 15, lip: 2, cheek: 1, eye: 1, steps: special },
    },
    outro: texts.outro,
  })
}
