import { type FieldPath, findEmpty, type SheetDefinition } from '../sheet.ts'
import {
  AVOIDED_COLOURS,
  areas,
  BEST_COLOURS,
  type ColorContent,
  colorContent,
  lines,
  occasions,
} from './sheet-content.ts'

export const colorSheet: SheetDefinition<ColorContent> & { readonly content: typeof colorContent } =
  {
    content: colorContent,
    upgrades: [],
    begin: ({ face: { outline, ...face } = {}, hair = {} }) =>
      colorContent.parse({ drawn: { face_shape: outline, face, hair } }),
    missing,
    shared: ({ season, headline, drawn, best, avoided }) =>
      colorContent.parse({ season, headline, drawn, best, avoided }),
    withPlaces: (sheet) => ({
      ...sheet,
      looks: {
        daily: withFirstStep(sheet.looks.daily),
        special: withFirstStep(sheet.looks.special),
      },
    }),
  }

const withFirstStep = <Look extends { readonly steps: string[] }>(look: Look): Look =>
  look.steps.length > 0 ? look : { ...look, steps: [''] }

/**
 * Lists missing fields in the editor's order: the season, every text, all best and avoided colours
 * with their reasons, and the first step of each look. Make-up shades are optional.
 */
function missing(sheet: ColorContent): FieldPath[] {
  const { best, avoided, make_up, looks } = sheet
  return findEmpty([
    [['season'], sheet.season ?? undefined],
    [['best'], best.length < BEST_COLOURS ? undefined : 'all'],
    ...avoided.map(({ why }, at): Text => [['avoided', at, 'why'], why]),
    [['avoided'], avoided.length < AVOIDED_COLOURS ? undefined : 'all'],
    ...lines.map((line): Text => [['lines', line, 'text'], sheet.lines[line].text]),
    [['headline'], sheet.headline],
    [['summary'], sheet.summary],
    ...areas.map((area): Text => [['make_up', area, 'text'], make_up[area].text]),
    ...occasions.map((it): Text => [['looks', it, 'steps', 0], looks[it].steps[0]]),
    [['outro'], sheet.outro],
    [['consultant_name'], sheet.consultant_name],
  ])
}

type Text = readonly [FieldPath, string | undefined]
