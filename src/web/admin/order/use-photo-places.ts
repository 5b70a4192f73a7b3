import { useQuery } from '@tanstack/react-query'
import { kindOnScreen } from '#consultings/kinds-on-screen.ts'
import type { Survey } from '#contract/surveys.ts'
import { nameOfPhoto, photoRequestTexts } from '#texts/photo-requests.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { usePhotoLabels } from './use-photo-labels.ts'

/** A place for a photo: filled, or one that the kind asks for and is missing. */
export interface PhotoPlace {
  readonly name: string | null
  readonly label: string
  readonly image: Survey['images'][number] | null
  /** The open request for a photo of this place. */
  readonly request: Survey['photo_requests'][number] | null
}

/** Lists the places of a survey's photos: those that came, then those that are missing. */
export function usePhotoPlaces(survey: Survey): readonly PhotoPlace[] {
  const texts = usePageTexts(photoRequestTexts)
  const labels = usePhotoLabels(survey.consulting_type, survey.images)
  const { data } = useQuery(kindOnScreen(survey.consulting_type))
  const requests = survey.photo_requests.filter(({ state }) => state === 'OPEN')
  const requestFor = (name: string | null, id: string | null) =>
    requests.find((it) => (id !== null && it.photo_id === id) || (name && it.name === name)) ?? null

  const filled = survey.images.map((image, at) => ({
    name: image.name,
    label: labels[at] ?? '',
    image,
    request: requestFor(image.name, image.id),
  }))
  const missing = (data?.photos ?? []).filter(
    ({ name }) => !survey.images.some((image) => image.name === name),
  )
  return [
    ...filled,
    ...missing.map(({ name }) => ({
      name,
      label: nameOfPhoto(texts, name),
      image: null,
      request: requestFor(name, null),
    })),
  ]
}
