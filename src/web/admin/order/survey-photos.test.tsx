import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { kindOnScreen } from '#consultings/kinds-on-screen.ts'
import type { Survey } from '#contract/surveys.ts'
import type { Language } from '#domain/languages/languages.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '../frame/admin-text.ts'
import { SurveyPhotos } from './survey-photos.tsx'

const photo = (id: string, name: string | null) => ({
  id,
  name,
  url: `/photos/${id}`,
  thumbnail_url: `/photos/${id}/small`,
  width: 900,
  height: 1200,
  source: 'CUSTOMER' as const,
  added_at: '2026-11-20T03:00:00.000Z',
})

async function photosOf(
  consulting_type: 'HAIR_CONSULTING' | 'SKIN_CONSULTING',
  images: readonly ReturnType<typeof photo>[],
  language: Language,
) {
  const client = new QueryClient()
  await client.ensureQueryData(kindOnScreen(consulting_type))
  const survey = {
    consulting_type,
    images,
    erased_at: null,
    replaced_images: [],
    photo_requests: [],
  } as unknown as Survey
  const text = await loadAdminMessages(language)
  return renderedHtml(
    () => (
      <QueryClientProvider client={client}>
        <AdminTextContext value={text}>
          <SurveyPhotos survey={survey} orderNumber="S0000000001" name="김하나" isOpen />
        </AdminTextContext>
      </QueryClientProvider>
    ),
    language,
  )
}

test.each([
  ['HAIR_CONSULTING', 'side', 'ko', '옆 크게 보기'],
  ['HAIR_CONSULTING', 'side', 'vi', 'Nghiêng: xem lớn'],
  ['SKIN_CONSULTING', 'wrist', 'en', 'Wrist on the paper: show large'],
] as const)(
  'a photo of %s sent as "%s" is opened by its name in %s',
  async (type, name, language, label) => {
    const html = await photosOf(type, [photo('one', name)], language)
    expect(html).toContain(`aria-label="${label}"`)
  },
)

test('labels a photo by its number if its sender did not say what it shows', async () => {
  const html = await photosOf('HAIR_CONSULTING', [photo('one', 'front'), photo('two', null)], 'ko')
  expect(html).toContain('aria-label="2번째 사진 크게 보기"')
  expect(html).toContain('>2번째 사진<')
})
