import { keysOf, recordOf } from '#domain/collections/records.ts'
import { type Language, languages } from '#domain/languages/languages.ts'

/**
 * Raw input of an editor by field name: `link_url`, and translated fields per language, `ko.title`.
 * `''` means empty.
 */
export type Draft<Name extends string = string> = Readonly<Record<Name, string>>

type TextFieldName<Field extends string> = `${Language}.${Field}`

/** An item whose own texts are Korean; a language without texts is `null`. */
type Translated<Field extends string> = Readonly<Partial<Record<Field, string>>> & {
  readonly translations: Readonly<
    Record<Exclude<Language, 'ko'>, Readonly<Partial<Record<Field, string | undefined>>> | null>
  >
}

/** Returns the translated texts of an item as editor fields; of a new item all are empty. */
export function draftTexts<Field extends string>(
  fields: readonly Field[],
  item: Translated<Field> | null,
): Draft<TextFieldName<Field>> {
  const named = languages.flatMap((language) => {
    const own = language === 'ko' ? item : item?.translations[language]
    return fields.map((field) => [`${language}.${field}`, own?.[field] ?? ''])
  })
  return Object.fromEntries(named)
}

/**
 * Converts editor fields back to the request body. A language without text becomes `null` and is
 * removed.
 */
export function bodyTexts<Field extends string>(
  fields: readonly Field[],
  draft: Draft<TextFieldName<NoInfer<Field>>>,
) {
  const own = (language: Language) => recordOf(fields, (field) => draft[`${language}.${field}`])
  const unlessEmpty = (language: Language) => (isWritten(language, draft) ? own(language) : null)
  return { ...own('ko'), translations: { en: unlessEmpty('en'), vi: unlessEmpty('vi') } }
}

/** Whether any field of the language has text. */
export const isWritten = (language: Language, draft: Draft): boolean =>
  Object.entries(draft).some(([name, text]) => name.startsWith(`${language}.`) && text.trim())

/** Returns the language of a field name; `undefined` for a field without language. */
export const languageOfField = (name: string): Language | undefined =>
  languages.find((language) => name.startsWith(`${language}.`))

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  Object.keys(one).every((name) => one[name] === other[name])

/**
 * Moves the changes of a draft from the version `base` onto the version `current`; null if somebody
 * else changed the same field differently.
 */
export function rebaseDraft<Name extends string>(
  draft: Draft<Name>,
  base: Draft<Name>,
  current: Draft<Name>,
): Draft<Name> | null {
  const written = keysOf(draft).filter((name) => draft[name] !== base[name])
  const isContested = (name: Name) => current[name] !== base[name] && current[name] !== draft[name]
  if (written.some(isContested)) return null
  return { ...current, ...Object.fromEntries(written.map((name) => [name, draft[name]])) }
}
