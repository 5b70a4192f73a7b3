import { en } from './paper-texts/en.ts'
import { ko } from './paper-texts/ko.ts'
import { vi } from './paper-texts/vi.ts'

/** What a printed hair sheet says and its pages do not. */
export const hairPaperTexts = { ko, en, vi }
