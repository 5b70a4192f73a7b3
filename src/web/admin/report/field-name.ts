import type { ReportContent } from '#consultings/kinds.ts'
import type { ReportDefinition } from '#consultings/report.ts'

/** Path of a field and of its problem: `type_analysis.face_type`, `best_hair.1.name`. */
export type FieldName = string

/** Returns the required fields that are empty: texts and incomplete lists. */
export const emptyFieldsOf = <Content extends ReportContent>(
  { missing }: Pick<ReportDefinition<Content>, 'missing'>,
  content: Content,
): FieldName[] => missing(content).map((path) => path.join('.'))
