import type { Language } from '#domain/languages/languages.ts'
import { en } from './admin-texts/en.ts'
import { type ColorAdminTexts, ko } from './admin-texts/ko.ts'
import { vi } from './admin-texts/vi.ts'

export type { ColorAdminTexts } from './admin-texts/ko.ts'

/** Texts of the back office's editor of colour sheets. Only that editor loads them. */
export const colorAdminTexts: Readonly<Record<Language, ColorAdminTexts>> = { ko, en, vi }
