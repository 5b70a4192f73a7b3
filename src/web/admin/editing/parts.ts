import type { ReactNode } from 'react'
import { languages } from '#domain/languages/languages.ts'
import { languageNames } from '#texts/language-names.ts'
import type { Draft } from './draft.ts'

/**
 * A part of an item that is taken as a whole from one version or the other. Uses method syntax, so
 * that parts of a specific item type are assignable to parts of any item.
 */
export interface Part<Content> {
  readonly name: string
  readonly label: string
  value(content: Content): unknown
  /** Returns `into` with this part taken from `from`. */
  take(into: Content, from: Content): Content
  /** Renders the part for comparison; nothing if it is empty. */
  show(content: Content): ReactNode
  /** The saved value always stays; the part is shown for reading only. */
  readonly isOnlyShown?: boolean
  /** Rendered without a label. */
  readonly isBare?: boolean
}

/** A part that can be compared word by word and by its images. */
export interface ComparedPart<Content> extends Part<Content> {
  text(content: Content): string
  pictures?(content: Content): readonly PartPicture[]
}

export interface PartPicture {
  /** Equal for equal images. */
  readonly key: string
  readonly picture: ReactNode
}

export const isSamePart = <Content>(
  part: Pick<Part<Content>, 'value'>,
  a: Content,
  b: Content,
): boolean => written(part.value(a)) === written(part.value(b))

/** Serializes a value with sorted keys, because the database returns keys in its own order. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_name, it) =>
    it !== null && typeof it === 'object' && !Array.isArray(it)
      ? Object.fromEntries(Object.entries(it).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : it,
  )

/** Labels of an editor’s fields, and formatters for values not shown as typed. */
export interface FieldLabels {
  readonly fields: Readonly<Record<string, string>>
  /** Labels of translated fields, which exist in every language. */
  readonly texts: Readonly<Record<string, string>>
  /** Formatters by field, or by translated field for all languages. */
  readonly show?: Readonly<Record<string, (value: string) => ReactNode>>
}

/** One part per field of a draft. */
export const draftParts = <Edited extends Draft>({
  fields,
  texts,
  show = {},
}: FieldLabels): readonly Part<Edited>[] => [
  ...Object.entries(fields).map(([name, label]) => fieldPart<Edited>(name, label, show[name])),
  ...languages.flatMap((language) =>
    Object.entries(texts).map(([field, label]) =>
      fieldPart<Edited>(
        `${language}.${field}`,
        `${label} · ${languageNames[language][1]}`,
        show[field],
      ),
    ),
  ),
]

/** Parts of saved items, for reading only. See {@link draftParts}. */
export const itemParts = <Item>(
  labels: FieldLabels,
  draftOf: (item: Item) => Draft,
): readonly Part<Item>[] =>
  draftParts(labels).map((part) => ({
    name: part.name,
    label: part.label,
    value: (item) => part.value(draftOf(item)),
    take: (into) => into,
    show: (item) => part.show(draftOf(item)),
  }))

const fieldPart = <Edited extends Draft>(
  name: string,
  label: string,
  show: (value: string) => ReactNode = (value) => value,
): Part<Edited> => ({
  name,
  label,
  value: (draft) => draft[name],
  take: (into, from) => ({ ...into, [name]: from[name] ?? '' }),
  show: (draft) => draft[name] && show(draft[name]),
})
