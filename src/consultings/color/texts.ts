import { en } from './texts/en.ts'
import { ko } from './texts/ko.ts'
import { vi } from './texts/vi.ts'

/** Only the survey's page and the back office load them. */
export const colorTexts = { ko, en, vi }
