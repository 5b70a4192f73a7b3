import { type FieldPath, findEmpty, type SheetDefinition } from '../sheet.ts'
import {
  BEST_STYLES,
  emptyBestStyle,
  emptyStep,
  emptyStyle,
  type HairContent,
  hairContent,
} from './sheet-content.ts'

export const hairSheet: SheetDefinition<HairContent> & { readonly content: typeof hairContent } = {
  content: hairContent,
  upgrades: [],
  begin: ({ face: { outline, ...face } = {} }) =>
    hairContent.parse({ type_analysis: { face_shape: outline, face } }),
  missing,
  shared: ({ headline, type_analysis: { face_type, face_shape, face }, best_hair, worst_hair }) =>
    hairContent.parse({
      headline,
      type_analysis: { face_type, face_shape, face },
      best_hair: best_hair.map(withoutPhoto),
      worst_hair: worst_hair.map(withoutPhoto),
    }),
  withPlaces: (sheet) => ({
    ...sheet,
    best_hair: filled(sheet.best_hair, BEST_STYLES, emptyBestStyle),
    worst_hair: filled(sheet.worst_hair, 1, emptyStyle),
    morning: filled(sheet.morning, 1, emptyStep),
  }),
}

const withoutPhoto = <Style extends { readonly image_url: string | null }>(
  style: Style,
): Style => ({
  ...style,
  image_url: null,
})

const filled = <Part>(parts: readonly Part[], count: number, empty: Part): Part[] => [
  ...parts,
  ...Array.from({ length: Math.max(0, count - parts.length) }, () => empty),
]

/**
 * Lists missing fields in the editor's order: every text, both best styles with their reasons, at
 * least one to avoid, and the first step of the morning. Pictures, measurements and salon notes are
 * optional; white space does not count.
 *
 * Source: RPT-02.
 */
function missing(sheet: HairContent): FieldPath[] {
  const { type_analysis: analysis, best_hair, worst_hair, morning } = sheet
  const best = Array.from({ length: BEST_STYLES }, (_, index) => best_hair[index])
  return findEmpty([
    [['type_analysis', 'face_type'], analysis.face_type],
    [['type_analysis', 'text'], analysis.text],
    [['headline'], sheet.headline],
    [['hair_summary'], sheet.hair_summary],
    ...best.flatMap((style, index): [FieldPath, string | undefined][] => [
      [['best_hair', index, 'name'], style?.name],
      [['best_hair', index, 'description'], style?.description],
    ]),
    [['worst_hair', 0, 'name'], worst_hair[0]?.name],
    ...worst_hair
      .slice(1)
      .map(({ name }, index): [FieldPath, string] => [['worst_hair', index + 1, 'name'], name]),
    [['morning', 0, 'title'], morning[0]?.title],
    ...morning
      .slice(1)
      .map(({ title }, index): [FieldPath, string] => [['morning', index + 1, 'title'], title]),
    [['outro'], sheet.outro],
    [['consultant_name'], sheet.consultant_name],
  ])
}
