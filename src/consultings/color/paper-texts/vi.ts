import type { ColorPaperTexts } from '../paper-texts.ts'

export const vi: ColorPaperTexts = { avoided: 'Màu nên tránh' }
