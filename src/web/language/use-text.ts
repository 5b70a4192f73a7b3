import type { Delivery } from '#texts/delivery.ts'
import type { Language, Messages } from '#texts/messages.ts'
import { useCurrentLanguage } from './language-provider.tsx'

/**
 * Returns all texts in the page's language: `useText().orders.title`. Pages outside of the app's
 * layout, and the frame around all pages, have only `BaseMessages` (tests/base-messages.test.ts).
 */
export const useText = (): Messages => useCurrentLanguage().messages as Messages

/** Returns the delivery of the site's messages. */
export const useDelivery = (): Delivery => useCurrentLanguage().delivery

export const useLanguage = (): Language => useCurrentLanguage().language
