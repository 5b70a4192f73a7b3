import { expect, test } from 'vitest'
import type { Content } from '#contract/content.ts'
import { toPage } from '#contract/page.ts'
import { ARTICLE_TYPE } from '#domain/content/article-type.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { ContentsGrid } from './contents-grid.tsx'

/** Builds a list whose `total` makes several pages. */
const listOf = (items: Content[], total: number) => toPage(items, total, { page: 1, size: 16 })

const content = (at: number, change: Partial<Content> = {}): Content => ({
  id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  title: `이야기 ${at}`,
  name: '결',
  image_url: null,
  description: '짧은 소개예요.',
  content: `<p>${at}번째 이야기의 본문이에요.</p>`,
  article_type: '일반형식',
  link_url: null,
  ...change,
})

test('[CNT-01] renders sixteen contents, their texts and five page links without scripts', async () => {
  const items = Array.from({ length: 16 }, (_, at) => content(at + 1))
  const html = await renderedHtml(() => <ContentsGrid rendered={listOf(items, 96)} page={1} />)

  expect(html.match(/<article/g)).toHaveLength(16)
  expect(html).toContain('16번째 이야기의 본문이에요.')
  const steps = [
    ...html.matchAll(/aria-label="(첫|이전|다음|마지막|\d) 페이지"[^>]*href="([^"]*)"/g),
  ]
  expect(steps.map(([, step, href]) => [step, href])).toEqual([
    ['1', '/'],
    ['2', '/?page=2'],
    ['3', '/?page=3'],
    ['4', '/?page=4'],
    ['5', '/?page=5'],
    ['다음', '/?page=2'],
    ['마지막', '/?page=6'],
  ])
})

test('[CNT-01] opens an article’s link in a new tab and other contents in a dialog', async () => {
  const link_url = 'https://example.com/story'
  const items = [content(1, { article_type: ARTICLE_TYPE, link_url }), content(2, { link_url })]
  const html = await renderedHtml(() => <ContentsGrid rendered={listOf(items, 2)} page={1} />)

  const [article, other] = html.split('</article>')
  expect(article).toContain(`href="${link_url}" target="_blank"`)
  expect(article).not.toContain('aria-haspopup')
  expect(other).toContain('aria-haspopup="dialog"')
  expect(other).not.toContain('<a ')
})

test('[CNT-01] has messages for an empty list and for a failure', async () => {
  const empty = await renderedHtml(() => <ContentsGrid rendered={listOf([], 0)} page={1} />)
  expect(empty).toContain('표시할 컨텐츠 정보가 없습니다.')

  const failed = await renderedHtml(() => <ContentsGrid rendered={null} page={1} />)
  expect(failed).toContain('컨텐츠 정보를 불러오는 중 오류가 발생했습니다.')
})
