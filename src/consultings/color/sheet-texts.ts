import { en } from './sheet-texts/en.ts'
import { ko } from './sheet-texts/ko.ts'
import { vi } from './sheet-texts/vi.ts'

export type { ColorSheetTexts } from './sheet-texts/ko.ts'

/** Fixed texts of the colour sheet; only pages that show or edit sheets load them. */
export const colorSheetTexts = { ko, en, vi }
