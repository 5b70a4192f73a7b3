import { defaultLanguage, type Language } from '#domain/languages/languages.ts'
import type { Settings } from '#domain/settings/settings.ts'

/** A policy in three languages, with figures from the settings. */
export type Policy = Readonly<Record<Language, (settings: Settings) => string>>

/** Renders a policy as HTML. Marks the business's Korean names as Korean within other languages. */
export function policyIn(policy: Policy, language: Language, settings: Settings): string {
  if (language === defaultLanguage) return policy[language](settings)
  const company = Object.entries(settings.company).map(([field, value]) => [
    field,
    /\p{Script=Hangul}/u.test(value) ? `<span lang="ko">${value}</span>` : value,
  ])
  return policy[language]({ ...settings, company: Object.fromEntries(company) })
}
