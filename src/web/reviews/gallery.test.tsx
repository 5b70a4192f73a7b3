import { expect, test } from 'vitest'
import { toPage } from '#contract/page.ts'
import type { Review } from '#contract/reviews.ts'
import { languagesOf, renderedHtml } from '#tests/web/rendered.tsx'
import { Gallery } from './gallery.tsx'

const review = (at: number): Review => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  image_url: null,
  images: [],
  portrait_seed: at,
  look: null,
  rating: at % 2 ? 5 : 4,
  title: `후기 제목 ${at}`,
  text: `${at}번째 고객의 이야기예요.`,
  author: '김*연',
  language: 'ko',
  date: '2026-09-01T00:00:00.000Z',
  reply: null,
  product_id: '0b7c1a52-6f3e-4f0e-9d2a-1a2b3c4d5e6f',
  consulting_type: 'HAIR_CONSULTING',
})

const galleryOf = (count: number, total: number, page = 1) => ({
  ...toPage(
    Array.from({ length: count }, (_, at) => review(at + 1)),
    total,
    { page, size: 16 },
  ),
  average: total > 0 ? 4.5 : null,
  histogram: { 1: 0, 2: 0, 3: 0, 4: total / 2, 5: total / 2 },
  face_shapes: { oval: 0, round: 0, long: 0, square: 0, heart: 0, diamond: 0 },
  hair_lengths: { short: 0, bob: 0, medium: 0, long: 0 },
})

test('[GAL-01] renders sixteen reviews with stars and full text without scripts', async () => {
  const html = await renderedHtml(() => (
    <Gallery rendered={galleryOf(16, 32)} filter={{}} page={1} />
  ))

  expect(html.match(/<article/g)).toHaveLength(16)
  expect(html).toContain('aria-label="별점 5/5"')
  expect(html).toContain('aria-label="별점 4/5"')
  expect(html).toContain('16번째 고객의 이야기예요.')
  expect(html).toContain('aria-label="평균 별점 4.5/5"')
})

test.each<[page: number, total: number, steps: string[]]>([
  [1, 32, ['1', '2', '다음', '마지막']],
  [2, 32, ['첫', '이전', '1', '2']],
  [5, 160, ['첫', '이전', '3', '4', '5', '6', '7', '다음', '마지막']],
])('[GAL-01] links page %i of %i reviews to %j', async (page, total, expected) => {
  const html = await renderedHtml(() => (
    <Gallery rendered={galleryOf(16, total, page)} filter={{}} page={page} />
  ))

  const steps = [...html.matchAll(/aria-label="(첫|이전|다음|마지막|\d+) 페이지"[^>]*href=/g)]
  expect(steps.map(([, step]) => step)).toEqual(expected)
})

test('[GAL-01] explains the empty gallery', async () => {
  const html = await renderedHtml(
    () => <Gallery rendered={galleryOf(0, 0)} filter={{}} page={1} />,
    'en',
  )

  expect(html).toContain('There are no reviews yet.')
  expect(html).toContain('href="/user/consulting/consulting-order"')
})

test('[A-05] shows addresses and markup in a review as text', async () => {
  const words = 'https://spam.example\nwww.spam.example <a href="//spam.example">here</a>'
  const list = galleryOf(1, 2)
  const rendered = { ...list, items: [{ ...list.items[0]!, title: words, text: words }] }

  const html = await renderedHtml(() => <Gallery rendered={rendered} filter={{}} page={1} />)

  expect(html).toContain('https://spam.example\nwww.spam.example &lt;a')
  expect(html).not.toMatch(/href="[^"]*spam/)
})

test('[C-19] marks a review and its reply with their languages', async () => {
  const list = galleryOf(1, 2)
  const written = {
    title: 'Rất hợp với tôi',
    text: 'Tóc của tôi đẹp lắm.',
    language: 'vi',
  } as const
  const reply = { text: '고맙습니다.', created_at: '2026-09-02T00:00:00.000Z' }
  const rendered = { ...list, items: [{ ...list.items[0]!, ...written, reply }] }

  const html = await renderedHtml(() => <Gallery rendered={rendered} filter={{}} page={1} />, 'en')

  expect(languagesOf(html, [`“${written.title}”`, written.text, reply.text])).toEqual([
    'vi',
    'vi',
    'ko',
  ])
})

test('[GAL-01] renders a message without scripts if reviews cannot be read', async () => {
  const html = await renderedHtml(() => <Gallery rendered={null} filter={{}} page={1} />, 'vi')

  expect(html).toContain('Không tải được đánh giá.')
})
