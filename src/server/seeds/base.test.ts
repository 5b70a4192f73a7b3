import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { languages } from '#domain/languages/languages.ts'
import { cleanHtml } from '#server/platform/clean-html.ts'
import { openDatabase } from '#server/platform/database.ts'
import { testClock } from '#tests/support/clock.ts'
import { testDatabase } from '#tests/support/database.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { seedBase } from './base.ts'
import { firstContents } from './contents/first-contents.ts'

async function emptyDatabase() {
  const database = await testDatabase()
  const db = openDatabase(database.url)
  onTestFinished(async () => {
    await db.destroy()
    await database.drop()
  })
  return { db, now: testClock().now, storage: memoryStorage() }
}

test('one of two servers that start together seeds the database', async () => {
  const deps = await emptyDatabase()

  const filled = await Promise.all([seedBase(deps), seedBase(deps), seedBase(deps)])

  expect(filled.filter(Boolean)).toHaveLength(1)
  expect(await deps.db.selectFrom('policies').select('kind').execute()).toHaveLength(5)
})

test('does not restore what the owner changed or removed', async () => {
  const deps = await emptyDatabase()
  await seedBase(deps)
  await deps.db.updateTable('products').set({ price: 120_000 }).execute()
  await deps.db.deleteFrom('promotions').execute()

  expect(await seedBase(deps)).toBe(false)

  expect(await deps.db.selectFrom('products').select('price').execute()).toEqual([
    { price: 120_000 },
  ])
  expect(await deps.db.selectFrom('promotions').select('id').execute()).toEqual([])
})

test('[LND-02] [LND-03] [LND-08] stores every picture of the base content, and no film', async () => {
  const deps = await emptyDatabase()
  await seedBase(deps)
  const banners = await deps.db.selectFrom('banners').select(['image_url', 'video_url']).execute()
  const contents = await deps.db.selectFrom('contents').select('image_url').execute()
  const addresses = [...banners, ...contents]
    .flatMap((row) => Object.values(row))
    .filter((address) => address !== null)

  for (const address of addresses) expect(deps.storage.keys()).toContain(address.slice(1))
  expect(banners).toEqual([{ image_url: expect.any(String), video_url: null }])
})

test('[CNT-01] every article has three languages, and its text needs no cleaning', async () => {
  for (const { words, linkUrl } of firstContents) {
    expect(new Set(languages.map((language) => words[language].title)).size).toBe(3)
    for (const language of languages) {
      const { content } = words[language]
      expect(content).toBe(cleanHtml(content))
      expect(content === '').toBe(linkUrl !== undefined)
    }
  }
  expect(firstContents.length).toBeGreaterThanOrEqual(9)
})

/** Expected target of each link in the base content, by its text. */
const promised: Readonly<Record<string, string>> = {
  '비회원 주문 조회': '/user/mypage',
  'guest orders': '/user/mypage',
  'tra cứu đơn không cần tài khoản': '/user/mypage',
  '환불 규정': '/policies/refund',
  'refund rules': '/policies/refund',
  'quy định hoàn tiền': '/policies/refund',
}

test('[S-10] every link in the base content has the expected target', async () => {
  const deps = await emptyDatabase()
  await seedBase(deps)
  const texts = await Promise.all(
    (['shop_faqs', 'faqs', 'contents', 'policies', 'products', 'banners'] as const).map(
      async (table) =>
        JSON.stringify(await sql`select * from ${sql.table(table)}`.execute(deps.db)),
    ),
  )

  const links = texts.flatMap((text) =>
    [...text.matchAll(/<a href=\\"([^"\\]+)\\"[^>]*>(.*?)<\/a>/g)].map(([, to, words]) => [
      words,
      to,
    ]),
  )

  expect(Object.fromEntries(links)).toEqual(promised)
})
