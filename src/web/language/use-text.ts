import type { Language, Messages } from '#texts/messages.ts'
import { useCurrentLanguage } from './language-provider.tsx'

/** Every sentence in the language of the page: `useText().orders.title`. */
export const useText = (): Messages => useCurrentLanguage().messages

export const useLanguage = (): Language => useCurrentLanguage().language
