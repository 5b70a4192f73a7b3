import type { Language } from '#domain/languages/languages.ts'
import { en } from './admin-texts/en.ts'
import { type HairAdminTexts, ko } from './admin-texts/ko.ts'
import { vi } from './admin-texts/vi.ts'

export type { HairAdminTexts } from './admin-texts/ko.ts'

/** Texts for measuring a face in the back office. Only that editor loads them. */
export const hairAdminTexts: Readonly<Record<Language, HairAdminTexts>> = { ko, en, vi }
