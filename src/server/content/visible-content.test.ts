import { expect, test } from 'vitest'
import { getContent, listBanners, listContents, listFaqs } from '#contract/content.ts'
import { DAY_MS } from '#domain/calendar/seoul-day.ts'
import { languages } from '#domain/languages/languages.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'

const inKorean = (words: object) => JSON.stringify({ ko: words })

async function givenContents({ db, clock }: TestApp, count: number, given: object = {}) {
  const at = clock.now()
  await db.deleteFrom('contents').execute()
  const rows = await db
    .insertInto('contents')
    .values(
      Array.from({ length: count }, (_, position) => ({
        position,
        status: '활성',
        article_type: '일반형식',
        words: inKorean({ title: `글 ${position + 1}`, description: '', content: '' }),
        created_at: at,
        updated_at: at,
        ...given,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

async function givenBanner({ db, clock }: TestApp, given: object = {}) {
  const at = clock.now()
  await db
    .insertInto('banners')
    .values({
      position: 0,
      type: '이미지',
      status: '활성',
      image_url: '/media/a.webp',
      words: inKorean({ alt: '그림' }),
      created_at: at,
      updated_at: at,
      ...given,
    })
    .execute()
}

test('[FAQ-01] [LND-06] a new site has eight questions in every language, six a page', async () => {
  const { call } = await startApp()

  const questions = new Set<string>()
  for (const language of languages) {
    const first = replyOf(await call(listFaqs, {}, { language }))
    const second = replyOf(await call(listFaqs, { query: { page: 2 } }, { language }))
    expect(first).toMatchObject({ total: 8, size: 6, total_pages: 2, pages: 2 })
    for (const { question, answer } of [...first.items, ...second.items]) {
      questions.add(question)
      expect(answer).toMatch(/^<p>.+<\/(p|ul)>$/s)
    }
  }
  expect(questions.size).toBe(8 * languages.length)
})

test('[CNT-01] lists sixteen contents a page, in the owner’s order, without hidden ones', async () => {
  const app = await startApp()
  const ids = await givenContents(app, 18)
  await app.db.updateTable('contents').set({ status: '비활성' }).where('id', '=', ids[0]!).execute()

  const first = replyOf(await app.call(listContents, {}))
  const second = replyOf(await app.call(listContents, { query: { page: 2 } }))

  expect(first).toMatchObject({ total: 17, size: 16, total_pages: 2 })
  expect(first.items[0]).toMatchObject({ title: '글 2', name: '글 2', content: '' })
  expect(second.items.map(({ title }) => title)).toEqual(['글 18'])
  expect(await app.call(getContent, { params: { id: ids[0]! } })).toMatchObject({ status: 404 })
})

test('[LND-09] returns a content’s kind, link and text, sanitized however it was stored', async () => {
  const app = await startApp()
  const content = '<p onclick="x()">글<script>x()</script></p>'
  const words = inKorean({ title: '제목', name: '헤어 노트', description: '설명', content })
  const [id] = await givenContents(app, 1, {
    article_type: '기사형식',
    link_url: '/policies/privacy',
    words,
  })

  expect(replyOf(await app.call(getContent, { params: { id: id! } }))).toEqual({
    id,
    title: '제목',
    name: '헤어 노트',
    image_url: null,
    description: '설명',
    content: '<p>글</p>',
    article_type: '기사형식',
    link_url: '/policies/privacy',
  })
})

test('[LND-02] [LND-03] lists banners by kind, one a page, in the owner’s order', async () => {
  const app = await startApp()
  await app.db.deleteFrom('banners').execute()
  await givenBanner(app, { position: 2, image_url: '/media/b.webp' })
  await givenBanner(app, { position: 1, image_url: '/media/a.webp' })
  await givenBanner(app, { type: '비디오', video_url: '/media/v.mp4' })
  const banners = async (query: object) => replyOf(await app.call(listBanners, { query }))

  const picture = await banners({ status: '활성', type: '이미지', page: 1, size: 1 })
  expect(picture).toMatchObject({ total: 2, size: 1, items: [{ image_url: '/media/a.webp' }] })
  expect(await banners({ type: '비디오' })).toMatchObject({
    items: [{ video_url: '/media/v.mp4' }],
  })
  expect((await banners({ size: 10 })).total).toBe(3)
})

test('[LND-02] does not list banners that are hidden or outside their period', async () => {
  const app = await startApp()
  await app.db.deleteFrom('banners').execute()
  const inDays = (days: number) => new Date(app.clock.now().getTime() + days * DAY_MS)
  await givenBanner(app, { status: '비활성' })
  await givenBanner(app, { starts_at: inDays(1) })
  await givenBanner(app, { ends_at: inDays(-1) })
  await givenBanner(app, { starts_at: inDays(-1), ends_at: inDays(2), link_url: '/user/process' })
  const all = async (query: object) => replyOf(await app.call(listBanners, { query }))

  expect(await all({ size: 10 })).toMatchObject({
    total: 1,
    items: [{ link_url: '/user/process' }],
  })
  expect((await all({ status: '비활성', size: 10 })).total).toBe(0)
  app.clock.advance(3 * DAY_MS)
  expect((await all({ size: 10 })).total).toBe(1)
})
