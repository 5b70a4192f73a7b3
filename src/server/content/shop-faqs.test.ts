import { expect, test } from 'vitest'
import { getShopFaq, listShopFaqs } from '#contract/shop-faqs.ts'
import { languages } from '#domain/languages/languages.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'

const words = (question: string, answer = '<p>답</p>') =>
  JSON.stringify({ ko: { question, answer } })

async function givenQuestions({ db, clock }: TestApp, count: number) {
  const at = clock.now()
  await db.deleteFrom('shop_faqs').execute()
  await db
    .insertInto('shop_faqs')
    .values(
      Array.from({ length: count }, (_, position) => ({
        position,
        words: words(`질문 ${position + 1}`),
        created_at: at,
        updated_at: at,
      })),
    )
    .execute()
}

test('[PRD-02] a new shop has eight questions in every language', async () => {
  const { call } = await startApp()

  const questions = new Set<string>()
  for (const language of languages) {
    const list = replyOf(await call(listShopFaqs, {}, { language }))
    expect(list).toMatchObject({ total: 8, size: 10, total_pages: 1 })
    for (const { question, answer } of list.items) {
      questions.add(question)
      expect(answer).toMatch(/^<(p|ul)>/)
    }
  }
  expect(questions.size).toBe(8 * languages.length)
})

test('[PRD-02] lists ten questions a page, in the owner’s order', async () => {
  const app = await startApp()
  await givenQuestions(app, 12)

  const first = replyOf(await app.call(listShopFaqs, {}))
  const second = replyOf(await app.call(listShopFaqs, { query: { page: 2 } }))

  expect(first).toMatchObject({ total: 12, total_pages: 2 })
  expect(first.items.map(({ question }) => question).slice(0, 2)).toEqual(['질문 1', '질문 2'])
  expect(second.items.map(({ question }) => question)).toEqual(['질문 11', '질문 12'])
})

test('counts every view of a question, also concurrent ones; lists count nothing', async () => {
  const { call } = await startApp()
  const { id, views } = replyOf(await call(listShopFaqs, {})).items[0]!

  await Promise.all(Array.from({ length: 10 }, () => call(getShopFaq, { params: { id } })))

  expect(views).toBe(0)
  expect(replyOf(await call(listShopFaqs, {})).items[0]).toMatchObject({ id, views: 10 })
})

test('sanitizes an answer however it was stored, and falls back to Korean', async () => {
  const app = await startApp()
  await givenQuestions(app, 1)
  const answer = '<p onclick="x()">답<script>x()</script></p>'
  await app.db
    .updateTable('shop_faqs')
    .set({ words: words('질문', answer) })
    .execute()

  const { items } = replyOf(await app.call(listShopFaqs, {}, { language: 'vi' }))

  expect(items).toMatchObject([{ question: '질문', answer: '<p>답</p>', author: 'Quản trị viên' }])
})

test('a question that is not there is not found', async () => {
  const { app } = await startApp()

  for (const id of ['00000000-0000-4000-8000-000000000001', 'nothing']) {
    expect((await app.inject(`/v1/shop-faqs/${id}`)).statusCode).toBe(404)
  }
})
