import { type PayingTexts, payingTexts } from '#texts/paying.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

export const usePayingText = (): PayingTexts => usePageTexts(payingTexts)
