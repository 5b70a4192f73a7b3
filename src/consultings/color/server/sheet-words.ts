import type { Language } from '#domain/languages/languages.ts'
import { type ColorSheetTexts, colorSheetTexts } from '../sheet-texts.ts'

/** Fixed texts of the sheet, shared by its pages and its PDF. */
export type ColorSheetWords = ColorSheetTexts['sheet']

export const sheetWords = (language: Language): ColorSheetWords => colorSheetTexts[language].sheet
