import type { ComparedPart } from '../editing/parts.ts'

type TextField<Content> = {
  [Key in keyof Content]: Content[Key] extends string ? Key : never
}[keyof Content] &
  string

/** A field of a sheet as one part: compared in the labels of `show`, and taken as a whole. */
export const fieldPart = <Content>(
  name: keyof Content & string,
  label: string,
  show: (content: Content) => string,
): ComparedPart<Content> => ({
  name,
  label,
  value: (content) => content[name],
  take: (into, from) => ({ ...into, [name]: from[name] }),
  show,
  text: show,
})

/** A text of a sheet as one part. */
export const textPart = <Content>(name: TextField<Content>, label: string): ComparedPart<Content> =>
  fieldPart(name, label, (content) => String(content[name]))
