import { useLanguage } from '#web/language/use-text.ts'
import { type ColorAdminTexts, colorAdminTexts } from '../admin-texts.ts'

/** What the editor of colour sheets says, in the language of the page. */
export const useColorAdminText = (): ColorAdminTexts => colorAdminTexts[useLanguage()]
