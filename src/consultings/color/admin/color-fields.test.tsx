import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { ReportSurvey } from '#consultings/report-in-admin.ts'
import { type Language, languages } from '#domain/languages/languages.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { loadAdminMessages } from '#texts/admin-messages.ts'
import { AdminTextContext } from '#web/admin/frame/admin-text.ts'
import { emptyFieldsOf } from '#web/admin/report/field-name.ts'
import { colorAdminTexts } from '../admin-texts.ts'
import { colorReport } from '../report.ts'
import { type ColorContent, colorContent } from '../report-content.ts'
import { ColorFields } from './color-fields.tsx'
import { withPalette } from './palette-start.ts'

const empty = colorReport.withPlaces(colorContent.parse({}))
const begun = withPalette(empty, 'summer-mute')
const photo = (id: string, name: string | null = null, label = id) => ({
  id,
  name,
  label,
  url: `/photos/${id}`,
  thumbnail_url: `/photos/${id}/small`,
  width: 900,
  height: 1200,
  source: 'CUSTOMER' as const,
  added_at: '2026-11-20T03:00:00.000Z',
})

async function fieldsOf(
  content: ColorContent,
  { photos = [] as ReportSurvey['photos'], language = 'ko' as Language, problem = '' } = {},
) {
  const text = await loadAdminMessages(language)
  return renderedHtml(
    () => (
      <QueryClientProvider client={new QueryClient()}>
        <AdminTextContext value={text}>
          <ColorFields
            content={content}
            onChange={() => undefined}
            problemOf={(field) => (field === problem ? `${field}!` : null)}
            survey={{ name: '한서윤', photos, renewLinks: () => undefined }}
          />
        </AdminTextContext>
      </QueryClientProvider>
    ),
    language,
  )
}

/** Returns the `name` attributes that links in the form target. */
const namesIn = (html: string) =>
  [...html.matchAll(/<(?:input|textarea|button)[^>]* name="([^"]*)"/g)].map(([, name]) => name)

test.each([
  ['a new sheet', empty],
  ['one that begins from a palette', begun],
  [
    'one that lacks a colour',
    { ...begun, best: begun.best.slice(1), avoided: begun.avoided.slice(2) },
  ],
] as const)('links lead to empty fields in form order: %s', async (_, content) => {
  const fields = emptyFieldsOf(colorReport, content).filter(
    (field) => field !== 'outro' && field !== 'consultant_name',
  )
  expect(fields.length).toBeGreaterThan(8)
  const names = [...new Set(namesIn(await fieldsOf(content)))]
  expect(names.filter((name) => fields.includes(name!))).toEqual(fields)
})

test.each([
  'season',
  'best',
  'avoided',
  'headline',
  'summary',
  'lines.value.text',
  'make_up.lip.text',
])('shows the problem of %s beside it', async (field) => {
  expect(await fieldsOf(empty, { problem: field })).toContain(`${field}!`)
  expect(await fieldsOf(empty)).not.toContain(`${field}!`)
})

test.each(['avoided.0.why', 'avoided.5.why', 'looks.daily.steps.0'])(
  'also shows the problem of %s beside it',
  async (field) => {
    expect(await fieldsOf(begun, { problem: field })).toContain(`${field}!`)
    expect(await fieldsOf(begun)).not.toContain(`${field}!`)
  },
)

test('says that there are no photos and still lets colours be chosen', async () => {
  const { photo: labels } = colorAdminTexts.ko
  const html = await fieldsOf(begun)

  expect(html).toContain(labels.none)
  expect(html).toContain('여름 뮤트')
  expect(await fieldsOf(begun, { photos: [photo('one'), photo('two')] })).not.toContain(labels.none)
})

test('starts measuring with the white paper and names the photos', async () => {
  const photos = [photo('one', 'face', '맨얼굴'), photo('two', 'paper', '흰 종이')]
  const html = await fieldsOf(begun, { photos })

  expect(html).toMatch(/<input[^>]*checked=""[^>]*value="two"/)
  expect(html).not.toMatch(/<input[^>]*checked=""[^>]*value="one"/)
  for (const { label } of photos) expect(html).toContain(label)
})

test('sets names on a paper label where neither paper nor ink is readable', async () => {
  const html = await fieldsOf(withPalette(empty, 'autumn-true'))
  const namesOnLabels = [...html.matchAll(/<span class="[^"]*bg-paper[^"]*">([^<]*)</g)]

  expect(namesOnLabels.map(([, name]) => name)).toContain('테라코타')
  expect(namesOnLabels.map(([, name]) => name)).not.toContain('웜 아이보리')
})

test('names and numbers the twelve colours, and moves them by keyboard', async () => {
  const html = await fieldsOf(begun)
  const { best: labels } = colorAdminTexts.ko

  for (const [at, { names }] of begun.best.entries()) {
    expect(html).toContain(`aria-label="${labels.colour(String(at + 1), names.ko)}"`)
    expect(html).toContain(`aria-label="${labels.move(String(at + 1), names.ko)}"`)
  }
  expect(html).not.toContain(labels.anyAlike('2'))
  const twice = { ...begun, best: begun.best.map((it, at) => (at === 4 ? begun.best[0]! : it)) }
  expect(await fieldsOf(twice)).toContain(labels.anyAlike('2'))
})

test.each(languages)('names seasons, colours and areas in %s', async (language) => {
  const html = await fieldsOf(begun, { language })
  const names = { ko: '여름 뮤트', en: 'Soft Summer', vi: 'Hạ Dịu' }
  expect(html).toContain(names[language])
  expect(html).toContain(begun.best[1]!.names[language])
  expect(html).toContain(colorAdminTexts[language].areas.metal)
})

test('describes every slider’s value in words', async () => {
  const html = await fieldsOf(begun)
  expect(html.match(/type="range"/g)).toHaveLength(4)
  expect(html).toMatch(/type="range"[^>]*aria-valuetext="차가운 쪽 48"/)
})
