import { expect, test, vi } from 'vitest'
import { moderateReview } from '#contract/admin-reviews.ts'
import { writeReview } from '#contract/reviews.ts'
import { languages } from '#domain/languages/languages.ts'
import { builtPages } from '#server/adapters/pages/built-pages.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { startCachedSite } from '#tests/support/cached-site.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenCompletedOrder, givenReview, reviewOf } from '#tests/support/given-reviews.ts'

test('[I18-01] a public page is the same bytes for all visitors until its content changes', async () => {
  const app = await startApp()
  const { site } = await startCachedSite(app, await builtPages())

  for (const path of [
    '/user',
    '/user/faq',
    '/user/consulting/consulting-order',
    '/policies/terms',
  ]) {
    const [first, second] = [await site.inject(path), await site.inject(`${path}?utm_source=x`)]
    expect(first.headers['cache-control'], path).toBe('public, no-cache')
    expect(second.headers.etag).toBe(first.headers.etag)
    const again = { url: path, headers: { 'if-none-match': String(first.headers.etag) } }
    expect((await site.inject(again)).statusCode).toBe(304)
  }
  expect((await site.inject('/login')).headers['cache-control']).toBe('private, no-cache')

  await app.db.deleteFrom('faqs').execute()
  await vi.waitFor(
    async () => expect((await site.inject('/user/faq')).body).not.toContain('FAQPage'),
    { timeout: 10_000 },
  )
})

test('[C-19] the cached page of each language begins with the reviews of that language', async () => {
  const app = await startApp()
  for (const language of ['ko', 'en', 'vi'] as const) {
    app.clock.advance(1_000)
    const member = await givenMember(app)
    const order = await givenCompletedOrder(app, member)
    const body = reviewOf(order, { title: `review in ${language}` })
    replyOf(await app.call(writeReview, { body }, { as: member, images: [], language }))
  }
  const { site } = await startCachedSite(app, await builtPages())

  for (const path of ['/user', '/user/review']) {
    for (const language of [...languages, ...languages]) {
      const answer = await site.inject({ url: path, headers: { cookie: `lang=${language}` } })
      expect(answer.headers['cache-control']).toBe('public, no-cache')
      const [first, ...others] = answer.body.matchAll(
        /<[a-z]+[^>]*lang="(..)"[^>]*>[“]?review in (..)/g,
      )
      expect([path, language, first?.[1], first?.[2]]).toEqual([path, language, language, language])
      expect(others.length).toBeGreaterThan(1)
    }
  }
})

test('[A-05] the text of a review that is hidden leaves every cached page', async () => {
  const app = await startApp()
  const { review } = await givenReview(app, { title: '숨길 제목', text: '숨길 글이에요.' })
  const { site } = await startCachedSite(app, await builtPages())
  const paths = ['/user', '/user/review', '/user/consulting/dashboard/original']
  const read = async () =>
    Promise.all(paths.map(async (path) => /숨길 (제목|글)/.test((await site.inject(path)).body)))
  expect(await read()).toEqual([true, true, true])

  const body = { is_hidden: true, hidden_kind: 'ABUSE' } as const
  const as = await givenAdmin(app)
  replyOf(await app.call(moderateReview, { params: { id: review.id }, body }, { as }))

  await vi.waitFor(async () => expect(await read()).toEqual([false, false, false]), {
    timeout: 10_000,
  })
})

test('[A-06] hundreds of junk addresses of a public page render it once', async () => {
  let renderings = 0
  const built = await builtPages()
  const pages: typeof built = {
    ...built,
    render(...asked) {
      renderings += 1
      return built.render(...asked)
    },
  }
  const { site } = await startCachedSite(await startApp(), pages)
  const countOf = async (urls: readonly string[]) => {
    const before = renderings
    const tags = new Set<unknown>()
    for (const url of urls) tags.add((await site.inject(url)).headers.etag)
    return { renderings: renderings - before, answers: tags.size }
  }
  const once = { renderings: 1, answers: 1 }
  const junk = Array.from({ length: 40 }, (_, at) => at)

  for (const path of [
    '/user',
    '/user/faq',
    '/user/contents',
    '/user/review',
    '/user/product-inquiries',
    '/user/consulting/dashboard/original',
    '/user/consulting/consulting-order',
    '/policies/terms',
  ]) {
    const urls = junk.flatMap((at) => [
      `${path}?lang=junk${at}`,
      `${path}?utm_source=${at}&page=${-at}`,
      `${path}?page=0${at}x&status=X${at}&tab=x${at}`,
      `${path}?inquiry_type=${at}&consulting_type=${at}`,
      `${path}/?x=${at}`,
    ])
    expect([path, await countOf([path, ...urls, path.toUpperCase()])]).toEqual([path, once])
  }

  const inOrders = [
    'status=PENDING&product_type=X',
    'x=1&status=PENDING',
    'status=PENDING&status=Y',
  ]
  const filtered = inOrders.map((query) => `/user/product-inquiries?${query}`)
  expect(await countOf(filtered)).toEqual(once)
  for (const list of [
    '/user/review?',
    '/user/faq?',
    '/user/consulting/dashboard/original?tab=qna&',
  ]) {
    const pastTheEnd = junk.map((at) => `${list}page=${1_000 + at}`)
    expect([list, await countOf(pastTheEnd)]).toEqual([list, once])
  }
})
