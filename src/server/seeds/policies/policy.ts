import type { Language } from '#domain/languages/languages.ts'
import type { Settings } from '#domain/settings/settings.ts'

/** A policy in three languages; its figures come from the settings, so that they cannot differ. */
export type Policy = Readonly<Record<Language, (settings: Settings) => string>>
