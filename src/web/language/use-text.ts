import type { Delivery } from '#texts/delivery.ts'
import type { Language, Messages } from '#texts/messages.ts'
import { useCurrentLanguage } from './language-provider.tsx'

/**
 * Every sentence in the language of the page: `useText().orders.title`. A page outside of the app's
 * layout, and what stands around all pages, has only `BaseMessages` (tests/first-messages.test.ts).
 */
export const useText = (): Messages => useCurrentLanguage().messages as Messages

/** What becomes of the messages that the site sends. */
export const useDelivery = (): Delivery => useCurrentLanguage().delivery

export const useLanguage = (): Language => useCurrentLanguage().language
