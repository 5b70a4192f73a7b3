import type { Language } from '#domain/languages/languages.ts'
import { type ColorReportTexts, colorReportTexts } from '../report-texts.ts'

/** Fixed texts of the sheet, shared by its pages and its PDF. */
export type ColorReportWords = ColorReportTexts['report']

export const reportWords = (language: Language): ColorReportWords =>
  colorReportTexts[language].report
