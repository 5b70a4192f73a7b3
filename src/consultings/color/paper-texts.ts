import { en } from './paper-texts/en.ts'
import { ko } from './paper-texts/ko.ts'
import { vi } from './paper-texts/vi.ts'

/** Texts that appear only in the PDF of a colour sheet. */
export const colorPaperTexts = { ko, en, vi }
