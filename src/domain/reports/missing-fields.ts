export const BEST_STYLES = 2

interface Sheet {
  readonly type_analysis: { readonly face_type: string; readonly text: string }
  readonly hair_summary: string
  readonly best_hair: readonly { readonly name: string; readonly description: string }[]
  readonly worst_hair: readonly { readonly name: string }[]
  readonly outro: string
  readonly consultant_name: string
}

/** Where a sheet is still empty: steps into its content, e.g. `['best_hair', 1, 'name']`. */
export type FieldPath = readonly (string | number)[]

/**
 * What a sheet lacks before a customer may read it: every text, both styles that suit with their
 * reasons, and at least one to avoid. Pictures and measurements are free; white space is nothing.
 *
 * Source: RPT-02.
 */
export function missingFields(content: Sheet): FieldPath[] {
  const { type_analysis: analysis, best_hair, worst_hair } = content
  const best = Array.from({ length: BEST_STYLES }, (_, index) => best_hair[index])
  const texts: [FieldPath, string | undefined][] = [
    [['type_analysis', 'face_type'], analysis.face_type],
    [['type_analysis', 'text'], analysis.text],
    [['hair_summary'], content.hair_summary],
    ...best.flatMap((style, index): [FieldPath, string | undefined][] => [
      [['best_hair', index, 'name'], style?.name],
      [['best_hair', index, 'description'], style?.description],
    ]),
    [['worst_hair', 0, 'name'], worst_hair[0]?.name],
    ...worst_hair
      .slice(1)
      .map(({ name }, index): [FieldPath, string] => [['worst_hair', index + 1, 'name'], name]),
    [['outro'], content.outro],
    [['consultant_name'], content.consultant_name],
  ]
  return texts.filter(([, text]) => !text?.trim()).map(([path]) => path)
}
