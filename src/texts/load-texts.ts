import type { Language } from '#domain/languages/languages.ts'

/** One module for each language, each exporting its texts under the same name. */
type ModulesByLanguage<Name extends string, Texts> = Readonly<
  Record<Language, () => Promise<Readonly<Record<Name, Texts>>>>
>

/**
 * Makes a function that loads the texts of one language without those of the others. A language that
 * has no module does not compile.
 */
export const textsLoader =
  <Name extends string, Texts>(name: Name, modules: ModulesByLanguage<Name, Texts>) =>
  async (language: Language): Promise<Texts> =>
    (await modules[language]())[name]
