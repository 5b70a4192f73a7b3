import type { Language } from '#domain/languages/languages.ts'
import { en } from './office-texts/en.ts'
import { type ColorOfficeTexts, ko } from './office-texts/ko.ts'
import { vi } from './office-texts/vi.ts'

export type { ColorOfficeTexts } from './office-texts/ko.ts'

/** What the back office says where a colour sheet is written. Only its editor loads them. */
export const colorOfficeTexts: Readonly<Record<Language, ColorOfficeTexts>> = { ko, en, vi }
