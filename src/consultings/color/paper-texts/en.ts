import type { ColorPaperTexts } from '../paper-texts.ts'

export const en: ColorPaperTexts = { avoided: 'Colours to avoid' }
