import { useLanguage } from '#web/language/use-text.ts'
import { type HairAdminTexts, hairAdminTexts } from '../../admin-texts.ts'

/** Returns the texts for measuring a face in the page's language. */
export const useHairAdminText = (): HairAdminTexts => hairAdminTexts[useLanguage()]
