import type { ColorPaperTexts } from './ko.ts'

export const en: ColorPaperTexts = { avoided: 'Colours to avoid' }
