import { useQuery } from '@tanstack/react-query'
import type { KindName } from '#consultings/kinds.ts'
import { kindOnScreen } from '#consultings/kinds-on-screen.ts'
import type { Survey } from '#contract/surveys.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { useAdminText } from '../frame/admin-text.ts'

/**
 * Returns the labels of a survey’s photos: as the kind names them, or by number if the sender did
 * not say what a photo shows.
 */
export function usePhotoLabels(kind: KindName, images: Survey['images']): readonly string[] {
  const text = useAdminText().order.survey
  const { number } = useFormat()
  const language = useLanguage()
  const { data } = useQuery(kindOnScreen(kind))
  const names: Readonly<Record<string, string>> = data?.texts[language].photos.kinds ?? {}
  return images.map(({ name }, at) => names[name ?? ''] ?? text.photo(number(at + 1)))
}
