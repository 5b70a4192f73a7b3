import type { Language } from '#texts/messages.ts'
import { textsForDelivery } from './texts-for-delivery.ts'
import { useDelivery, useLanguage } from './use-text.ts'

/** Texts that a page loads for itself, in the visitor's language and true to whether mails are sent. */
export const usePageTexts = <Texts extends object>(
  texts: Readonly<Record<Language, Texts>>,
): Texts => textsForDelivery(texts[useLanguage()], useDelivery())
