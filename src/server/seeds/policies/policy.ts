import { defaultLanguage, type Language } from '#domain/languages/languages.ts'
import type { Settings } from '#domain/settings/settings.ts'

/** A policy in three languages; its figures come from the settings, so that they cannot differ. */
export type Policy = Readonly<Record<Language, (settings: Settings) => string>>

/** The policy as HTML. The company's Korean names are marked as such within other languages. */
export function policyIn(policy: Policy, language: Language, settings: Settings): string {
  if (language === defaultLanguage) return policy[language](settings)
  const company = Object.entries(settings.company).map(([field, value]) => [
    field,
    /\p{Script=Hangul}/u.test(value) ? `<span lang="ko">${value}</span>` : value,
  ])
  return policy[language]({ ...settings, company: Object.fromEntries(company) })
}
