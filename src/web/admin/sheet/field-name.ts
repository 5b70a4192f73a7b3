import type { SheetContent } from '#consultings/kinds.ts'
import type { SheetDefinition } from '#consultings/sheet.ts'

/** Path of a field and of its problem: `type_analysis.face_type`, `best_hair.1.name`. */
export type FieldName = string

/** Returns the required fields that are empty: texts and incomplete lists. */
export const emptyFieldsOf = <Content extends SheetContent>(
  { missing }: Pick<SheetDefinition<Content>, 'missing'>,
  content: Content,
): FieldName[] => missing(content).map((path) => path.join('.'))
