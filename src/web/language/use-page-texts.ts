import type { Language } from '#texts/messages.ts'
import { textsForDelivery } from './texts-for-delivery.ts'
import { useDelivery, useLanguage } from './use-text.ts'

/** Returns a page's own texts in the visitor's language, resolved for the current delivery. */
export const usePageTexts = <Texts extends object>(
  texts: Readonly<Record<Language, Texts>>,
): Texts => textsForDelivery(texts[useLanguage()], useDelivery())
