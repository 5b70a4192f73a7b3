import { socialTexts } from '#texts/social-login.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

/** What is said around logins of other companies, in the language of the page. */
export const useSocialText = () => usePageTexts(socialTexts)
