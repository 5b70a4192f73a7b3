import { type Language, languages } from '#domain/languages/languages.ts'

/**
 * What stands in an editor, by the names of its fields: `link_url`, and of each text one in every
 * language, `ko.title`. All of it is as it was typed; `''` is nothing.
 */
export type Draft<Name extends string = string> = Readonly<Record<Name, string>>

export type TextFieldName<Field extends string> = `${Language}.${Field}`

/** A item whose own texts are Korean; the other languages are `null` where nothing was written. */
type Translated<Field extends string> = Readonly<Partial<Record<Field, string>>> & {
  readonly translations: Readonly<
    Record<Exclude<Language, 'ko'>, Readonly<Partial<Record<Field, string | undefined>>> | null>
  >
}

/** The texts of a item as an editor has them; of a new one all are empty. */
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

/** The same texts as a call takes them. A language in which nothing stands is `null`: taken away. */
export function bodyTexts<Field extends string>(
  fields: readonly Field[],
  draft: Draft<TextFieldName<NoInfer<Field>>>,
) {
  const own = (language: Language) =>
    Object.fromEntries(fields.map((field) => [field, draft[`${language}.${field}`]])) as Record<
      Field,
      string
    >
  const unlessEmpty = (language: Language) => (isWritten(language, draft) ? own(language) : null)
  return { ...own('ko'), translations: { en: unlessEmpty('en'), vi: unlessEmpty('vi') } }
}

/** Whether anything stands in this language. */
export const isWritten = (language: Language, draft: Draft): boolean =>
  Object.entries(draft).some(([name, text]) => name.startsWith(`${language}.`) && text.trim())

/** The language of a field's name; `undefined` of a field that has none. */
export const languageOfField = (name: string): Language | undefined =>
  languages.find((language) => name.startsWith(`${language}.`))

export const isSameDraft = (one: Draft, other: Draft): boolean =>
  Object.keys(one).every((name) => one[name] === other[name])

/**
 * What was written in a draft that was `begun`, upon the item as it is `now`; null where somebody
 * else wrote otherwise in the same field.
 */
export function rebaseDraft<Name extends string>(
  draft: Draft<Name>,
  begun: Draft<Name>,
  now: Draft<Name>,
): Draft<Name> | null {
  const written = (Object.keys(draft) as Name[]).filter((name) => draft[name] !== begun[name])
  const isContested = (name: Name) => now[name] !== begun[name] && now[name] !== draft[name]
  if (written.some(isContested)) return null
  return { ...now, ...Object.fromEntries(written.map((name) => [name, draft[name]])) }
}
