import { en } from './sheet-texts/en.ts'
import { ko } from './sheet-texts/ko.ts'
import { vi } from './sheet-texts/vi.ts'

export type { ColorSheetTexts } from './sheet-texts/ko.ts'

/** What the sheet of personal colour says by itself; only those who read or write sheets load it. */
export const colorSheetTexts = { ko, en, vi }
