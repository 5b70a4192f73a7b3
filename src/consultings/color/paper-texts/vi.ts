import type { ColorPaperTexts } from './ko.ts'

export const vi: ColorPaperTexts = { avoided: 'Màu nên tránh' }
