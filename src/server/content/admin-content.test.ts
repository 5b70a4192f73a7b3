import { expect, test } from 'vitest'
import { adminBanners, adminContents, adminFaqs, adminShopFaqs } from '#contract/admin-content.ts'
import { getContent, listBanners, listFaqs } from '#contract/content.ts'
import type { FieldProblem } from '#contract/refusals.ts'
import { getShopFaq } from '#contract/shop-faqs.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'

async function startStudio() {
  const app = await startApp()
  const admin = await givenAdmin(app)
  return { ...app, it: app, admin, as: { as: admin } }
}

const question = { question: '새 질문', answer: '<p onclick="x()">답<script>x()</script></p>' }
const english = { question: 'New question', answer: '<p>Answer</p>' }

test('[FAQ-01] a question that the studio adds is public, last, sanitized, in its languages', async () => {
  const { call, as, db } = await startStudio()

  const added = replyOf(
    await call(adminFaqs.create, { body: { ...question, translations: { en: english } } }, as),
  )

  expect(added).toMatchObject({
    question: '새 질문',
    answer: '<p>답</p>',
    position: 8,
    status: '활성',
    revision: 1,
    translations: { en: english, vi: null },
  })
  const last = { query: { page: 9, size: 1 } }
  expect(replyOf(await call(listFaqs, last)).items).toEqual([
    { id: added.id, question: '새 질문', answer: '<p>답</p>' },
  ])
  expect(replyOf(await call(listFaqs, last, { language: 'en' })).items[0]).toMatchObject(english)
  expect(replyOf(await call(listFaqs, last, { language: 'vi' })).items[0]).toMatchObject({
    question: '새 질문',
  })
  const log = await db.selectFrom('audit_log').select(['action', 'subject']).execute()
  expect(log).toContainEqual({ action: 'faq.create', subject: added.id })
})

test('a change keeps what it leaves out; null removes a language', async () => {
  const { call, as } = await startStudio()
  const { id } = replyOf(
    await call(adminFaqs.create, { body: { ...question, translations: { en: english } } }, as),
  )
  const change = async (body: object) =>
    replyOf(await call(adminFaqs.update, { params: { id }, body }, as))

  expect(await change({ question: '고친 질문', position: 0 })).toMatchObject({
    question: '고친 질문',
    answer: '<p>답</p>',
    position: 0,
    revision: 2,
    translations: { en: english },
  })
  expect(await change({ translations: { en: null } })).toMatchObject({ translations: { en: null } })
})

test('refuses a change based on an outdated item, and returns the current one', async () => {
  const { call, as } = await startStudio()
  const { id } = replyOf(await call(adminFaqs.create, { body: question }, as))
  const change = (text: string) =>
    call(adminFaqs.update, { params: { id }, body: { question: text, base_revision: 1 } }, as)

  const answers = await Promise.all([change('하나'), change('둘')])

  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const refused = answers.find(({ ok }) => !ok)
  expect(refused).toMatchObject({
    status: 409,
    refusal: { code: 'EDIT_CONFLICT', current: { id, revision: 2 } },
  })
})

test('refuses to delete an item that somebody else has changed since', async () => {
  const { call, as } = await startStudio()
  const { id } = replyOf(await call(adminFaqs.create, { body: question }, as))
  const params = { id }
  replyOf(await call(adminFaqs.update, { params, body: { question: '고친 질문' } }, as))

  const remove = (base_revision: number) =>
    call(adminFaqs.remove, { params, query: { base_revision } }, as)
  expect(await remove(1)).toMatchObject({
    refusal: { code: 'EDIT_CONFLICT', current: { question: '고친 질문' } },
  })
  expect((await remove(2)).status).toBe(204)
})

test('finds an item by part of its text in any language, taken literally', async () => {
  const { call, as } = await startStudio()
  const words = { question: 'Is it 100% mine?', answer: '<p>Yes</p>' }
  const { id } = replyOf(
    await call(adminFaqs.create, { body: { ...question, translations: { en: words } } }, as),
  )
  const found = async (q: string) =>
    replyOf(await call(adminFaqs.list, { query: { q } }, as)).items.map((faq) => faq.id)

  expect(await found('새 질')).toEqual([id])
  expect(await found('100% MINE')).toEqual([id])
  expect(await found('100_')).toEqual([])
})

test('hidden and deleted items disappear from the site; the studio still finds hidden ones', async () => {
  const { call, as, db } = await startStudio()
  const [first, second] = replyOf(await call(adminFaqs.list, {}, as)).items

  replyOf(
    await call(adminFaqs.update, { params: { id: first!.id }, body: { status: '비활성' } }, as),
  )
  expect((await call(adminFaqs.remove, { params: { id: second!.id } }, as)).status).toBe(204)

  expect(replyOf(await call(listFaqs, {})).total).toBe(6)
  expect(replyOf(await call(adminFaqs.list, { query: { status: '비활성' } }, as))).toMatchObject({
    total: 1,
    items: [{ id: first!.id }],
  })
  expect(await call(adminFaqs.remove, { params: { id: second!.id } }, as)).toMatchObject({
    status: 404,
  })
  const log = await db.selectFrom('audit_log').select('action').execute()
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['faq.update', 'faq.delete']),
  )
})

test('[LND-02] shows a banner within its period, by days in Seoul', async () => {
  const { call, as, db, clock } = await startStudio()
  await db.deleteFrom('banners').execute()
  const body = { type: '이미지' as const, image_url: '/media/a-10x10.webp', alt: '봄' }
  const shown = async () => replyOf(await call(listBanners, {})).items.map(({ alt }) => alt)
  const today = new Date(clock.now().getTime() + 9 * 3_600_000).toISOString().slice(0, 10)

  const added = replyOf(await call(adminBanners.create, { body: { ...body, ends_at: today } }, as))
  expect(added).toMatchObject({ starts_at: null, link_url: null, position: 0 })
  expect(await shown()).toEqual(['봄'])
  clock.advance(24 * 3_600_000)
  expect(await shown()).toEqual([])
})

test('refuses a banner without its picture or video, with an end before its start, or with a bad link', async () => {
  const { call, as } = await startStudio()
  const picture = { type: '이미지' as const, image_url: '/media/a-10x10.webp' }
  const add = async (body: object) => {
    const called = await call(adminBanners.create, { body: body as never }, as)
    return called.ok
      ? []
      : (called.refusal.detail as readonly FieldProblem[]).map(({ loc }) => loc[1])
  }

  expect(await add({ type: '이미지' })).toEqual(['image_url'])
  expect(await add({ type: '비디오', image_url: '/media/a.webp' })).toEqual(['video_url'])
  const period = { starts_at: '2026-12-02', ends_at: '2026-12-01' }
  expect(await add({ ...picture, ...period })).toEqual(['ends_at'])
  for (const link_url of ['javascript:alert(1)', '//elsewhere.example', '/\\elsewhere.example']) {
    expect(await add({ ...picture, link_url })).toEqual(['link_url'])
  }
})

test('[LND-09] a content keeps its kind, link and sanitized text', async () => {
  const { call, as } = await startStudio()

  const { id } = replyOf(
    await call(
      adminContents.create,
      { body: { title: '새 글', content: '<p>글<img src=x onerror=x()></p>', link_url: '' } },
      as,
    ),
  )

  expect(replyOf(await call(getContent, { params: { id } }))).toMatchObject({
    title: '새 글',
    name: '새 글',
    content: '<p>글</p>',
    article_type: '일반형식',
    link_url: null,
  })
  replyOf(
    await call(
      adminContents.update,
      { params: { id }, body: { article_type: '기사형식', link_url: '/user/process' } },
      as,
    ),
  )
  expect(replyOf(await call(getContent, { params: { id } }))).toMatchObject({
    title: '새 글',
    article_type: '기사형식',
    link_url: '/user/process',
  })
})

test('[PRD-02] changing a product question keeps its number of views', async () => {
  const { call, as } = await startStudio()
  const { id } = replyOf(await call(adminShopFaqs.create, { body: question }, as))
  replyOf(await call(getShopFaq, { params: { id } }))

  const body = { answer: '<p>새 답</p>', author: '박세나' }
  const changed = replyOf(await call(adminShopFaqs.update, { params: { id }, body }, as))

  expect(changed).toMatchObject({ ...body, question: '새 질문', views: 1 })
})

test('only administrators change content', async () => {
  const { call, it } = await startStudio()
  const member = await givenMember(it)

  for (const { list, create } of [adminBanners, adminContents, adminFaqs, adminShopFaqs]) {
    expect(await call(list as never, {} as never)).toMatchObject({ status: 401 })
    expect(await call(create as never, { body: {} } as never, { as: member })).toMatchObject({
      status: 403,
    })
  }
})

test('[ADM-02] restores a deleted item with its position, texts in every language and id', async () => {
  const { call, as } = await startStudio()
  const made = replyOf(
    await call(adminFaqs.create, { body: { ...question, translations: { en: english } } }, as),
  )
  const params = { id: made.id }
  const restore = () => call(adminFaqs.restore, { params }, as)
  expect((await restore()).status).toBe(404)
  await call(adminFaqs.remove, { params, query: {} }, as)

  const back = replyOf(await restore())

  const { revision, ...same } = made
  expect(back).toMatchObject(same)
  expect(back.revision).toBeGreaterThan(revision)
  expect(replyOf(await restore())).toEqual(back)
})
