import { en } from './texts/en.ts'
import { ko } from './texts/ko.ts'
import { vi } from './texts/vi.ts'

export type { HairTexts } from './texts/ko.ts'

/** Loaded only by the pages of survey and sheet and the back office. */
export const hairTexts = { ko, en, vi }
