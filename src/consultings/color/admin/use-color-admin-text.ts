import { useLanguage } from '#web/language/use-text.ts'
import { type ColorAdminTexts, colorAdminTexts } from '../admin-texts.ts'

/** Returns the texts of the editor of colour sheets in the page's language. */
export const useColorAdminText = (): ColorAdminTexts => colorAdminTexts[useLanguage()]
