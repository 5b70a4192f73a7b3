import { en } from './texts/en.ts'
import { ko } from './texts/ko.ts'
import { vi } from './texts/vi.ts'

/** Loaded only by the survey's page and the back office. */
export const colorTexts = { ko, en, vi }
