import type { ComparedPart } from '../editing/parts.ts'

type TextField<Content> = {
  [Key in keyof Content]: Content[Key] extends string ? Key : never
}[keyof Content] &
  string

/** A field as one part for comparing versions, with `show` as its text. */
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

/** A text field as one part for comparing versions. */
export const textPart = <Content>(name: TextField<Content>, label: string): ComparedPart<Content> =>
  fieldPart(name, label, (content) => String(content[name]))
