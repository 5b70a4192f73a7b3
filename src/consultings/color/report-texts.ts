import { en } from './report-texts/en.ts'
import { ko } from './report-texts/ko.ts'
import { vi } from './report-texts/vi.ts'

export type { ColorReportTexts } from './report-texts/ko.ts'

/** Fixed texts of the colour sheet; only pages that show or edit sheets load them. */
export const colorReportTexts = { ko, en, vi }
