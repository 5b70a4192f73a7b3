import { type FieldPath, findEmpty, type ReportDefinition } from '#consultings/report.ts'
import {
  AVOIDED_COLOURS,
  areas,
  BEST_COLOURS,
  type ColorContent,
  colorContent,
  lines,
  occasions,
} from './report-content.ts'

export const colorReport: ReportDefinition<ColorContent> & {
  readonly content: typeof colorContent
} = {
  content: colorContent,
  upgrades: [],
  begin: ({ face: { outline, ...face } = {}, hair = {} }) =>
    colorContent.parse({ drawn: { face_shape: outline, face, hair } }),
  missing,
  shared: ({ season, headline, drawn, best, avoided }) =>
    colorContent.parse({ season, headline, drawn, best, avoided }),
  withPlaces: (report) => ({
    ...report,
    looks: {
      daily: withFirstStep(report.looks.daily),
      special: withFirstStep(report.looks.special),
    },
  }),
}

const withFirstStep = <Look extends { readonly steps: string[] }>(look: Look): Look =>
  look.steps.length > 0 ? look : { ...look, steps: [''] }

/**
 * Lists missing fields in the editor's order: the season, every text, all best and avoided colours
 * with their reasons, and the first step of each look. Make-up shades are optional.
 */
function missing(report: ColorContent): FieldPath[] {
  const { best, avoided, make_up, looks } = report
  return findEmpty([
    [['season'], report.season ?? undefined],
    [['best'], best.length < BEST_COLOURS ? undefined : 'all'],
    ...avoided.map(({ why }, at): Text => [['avoided', at, 'why'], why]),
    [['avoided'], avoided.length < AVOIDED_COLOURS ? undefined : 'all'],
    ...lines.map((line): Text => [['lines', line, 'text'], report.lines[line].text]),
    [['headline'], report.headline],
    [['summary'], report.summary],
    ...areas.map((area): Text => [['make_up', area, 'text'], make_up[area].text]),
    ...occasions.map((it): Text => [['looks', it, 'steps', 0], looks[it].steps[0]]),
    [['outro'], report.outro],
    [['consultant_name'], report.consultant_name],
  ])
}

type Text = readonly [FieldPath, string | undefined]
