import { photoCoachTexts } from '#texts/photo-coach.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'

export const useCoachText = () => usePageTexts(photoCoachTexts)
