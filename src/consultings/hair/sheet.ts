import { emptyAmong, type FieldPath, type SheetDefinition } from '../sheet.ts'
import {
  BEST_STYLES,
  emptyStyle,
  type HairContent,
  hairContent,
  type Style,
} from './sheet-content.ts'

export const hairSheet: SheetDefinition<HairContent> & { readonly content: typeof hairContent } = {
  content: hairContent,
  upgrades: [],
  begin: ({ face: { outline, ...face } = {} }) =>
    hairContent.parse({ type_analysis: { face_shape: outline, face } }),
  missing,
  withPlaces: (sheet) => ({
    ...sheet,
    best_hair: filled(sheet.best_hair, BEST_STYLES),
    worst_hair: filled(sheet.worst_hair, 1),
  }),
}

const filled = (styles: readonly Style[], count: number): Style[] => [
  ...styles,
  ...Array.from({ length: Math.max(0, count - styles.length) }, () => emptyStyle),
]

/**
 * Every text, both styles that suit with their reasons, and at least one to avoid. Pictures and
 * measurements are free; white space is nothing.
 *
 * Source: RPT-02.
 */
function missing(sheet: HairContent): FieldPath[] {
  const { type_analysis: analysis, best_hair, worst_hair } = sheet
  const best = Array.from({ length: BEST_STYLES }, (_, index) => best_hair[index])
  return emptyAmong([
    [['type_analysis', 'face_type'], analysis.face_type],
    [['type_analysis', 'text'], analysis.text],
    [['hair_summary'], sheet.hair_summary],
    ...best.flatMap((style, index): [FieldPath, string | undefined][] => [
      [['best_hair', index, 'name'], style?.name],
      [['best_hair', index, 'description'], style?.description],
    ]),
    [['worst_hair', 0, 'name'], worst_hair[0]?.name],
    ...worst_hair
      .slice(1)
      .map(({ name }, index): [FieldPath, string] => [['worst_hair', index + 1, 'name'], name]),
    [['outro'], sheet.outro],
    [['consultant_name'], sheet.consultant_name],
  ])
}
