import { useLanguage } from '#web/language/use-text.ts'
import { type HairTexts, hairTexts } from '../texts.ts'

/** What the hair consulting says, in the language of the page. */
export const useHairText = (): HairTexts => hairTexts[useLanguage()]
