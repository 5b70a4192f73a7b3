import type { SheetContent } from '#consultings/kinds.ts'
import type { SheetDefinition } from '#consultings/sheet.ts'

/** `type_analysis.face_type`, `best_hair.1.name`: the name of a field and of what is wrong with it. */
export type FieldName = string

/** The fields that a sheet cannot be sent without: empty texts, and lists that lack something. */
export const emptyFieldsOf = <Content extends SheetContent>(
  { missing }: Pick<SheetDefinition<Content>, 'missing'>,
  content: Content,
): FieldName[] => missing(content).map((path) => path.join('.'))
