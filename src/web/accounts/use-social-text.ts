import { socialTexts } from '#texts/social-login.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** Returns the texts of social login in the page's language. */
export const useSocialText = () => usePageTexts(socialTexts)
