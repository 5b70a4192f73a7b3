import { expect, test } from 'vitest'
import { toPage } from '#contract/page.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { FaqPages } from './faq-pages.tsx'

const listOf = (count: number, total: number) =>
  toPage(
    Array.from({ length: count }, (_, at) => ({
      id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
      question: `질문 ${at + 1}`,
      answer: `<p>대답 ${at + 1}</p>`,
    })),
    total,
    { page: 1, size: 6 },
  )

test('[FAQ-01] renders six questions with their answers and page links without scripts', async () => {
  const html = await renderedHtml(() => <FaqPages rendered={listOf(6, 8)} page={1} />)

  expect(html.match(/<details/g)).toHaveLength(6)
  expect(html).not.toContain('<details open')
  expect(html).toContain('<p>대답 6</p>')
  expect(html).toContain('href="/?page=2"')
})

test('[FAQ-01] has messages for an empty list and for a failure', async () => {
  const empty = await renderedHtml(() => <FaqPages rendered={listOf(0, 0)} page={1} />)
  expect(empty).toContain('표시할 FAQ 정보가 없습니다.')

  const failed = await renderedHtml(() => <FaqPages rendered={null} page={1} />)
  expect(failed).toContain('FAQ 정보를 불러오는 중 오류가 발생했습니다.')
})
