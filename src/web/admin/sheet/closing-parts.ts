import type { Closing } from '#consultings/sheet.ts'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { ComparedPart } from '../editing/parts.ts'

/** What every sheet ends with, to be compared. */
export const closingParts = <Content extends Closing>({
  fields,
}: AdminMessages['sheet']): readonly ComparedPart<Content>[] => [
  closingPart('outro', fields.outro),
  closingPart('consultant_name', fields.consultant),
]

const closingPart = <Content extends Closing>(
  name: keyof Closing,
  label: string,
): ComparedPart<Content> => ({
  name,
  label,
  value: (content) => content[name],
  take: (into, from) => ({ ...into, [name]: from[name] }),
  show: (content) => content[name],
  text: (content) => content[name],
})
