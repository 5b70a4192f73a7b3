import type { Closing } from '#consultings/report.ts'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { ComparedPart } from '../editing/parts.ts'
import { fieldPart } from './field-part.ts'

/** Parts of the closing section of every result sheet, for comparing versions. */
export const closingParts = <Content extends Closing>({
  fields,
}: AdminMessages['report']): readonly ComparedPart<Content>[] => [
  fieldPart('outro', fields.outro, ({ outro }) => outro),
  fieldPart('consultant_name', fields.consultant, ({ consultant_name }) => consultant_name),
]
