import type { Language } from '#domain/languages/languages.ts'
import { type ColorSheetTexts, colorSheetTexts } from '../sheet-texts.ts'

/** What the sheet says by itself, on its pages as on paper. */
export type ColorSheetWords = ColorSheetTexts['sheet']

export const sheetWords = (language: Language): ColorSheetWords => colorSheetTexts[language].sheet
