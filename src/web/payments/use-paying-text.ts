import { type PayingTexts, payingTexts } from '#texts/paying.ts'
import { useLanguage } from '#web/language/use-text.ts'

export const usePayingText = (): PayingTexts => payingTexts[useLanguage()]
