import { type PayingTexts, payingTexts } from '#texts/paying.ts'
import { deliveredTexts } from '#web/language/delivered-texts.ts'
import { useDelivery, useLanguage } from '#web/language/use-text.ts'

export const usePayingText = (): PayingTexts =>
  deliveredTexts(payingTexts[useLanguage()], useDelivery())
