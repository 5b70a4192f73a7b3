import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { adminFaqs } from '#contract/admin-content.ts'
import { getShopFaq, listShopFaqs } from '#contract/shop-faqs.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'

async function startListening() {
  const app = await startApp()
  const client = new pg.Client(app.databaseUrl)
  client.on('error', () => undefined)
  await client.connect()
  onTestFinished(() => client.end())
  let notifications = 0
  client.on('notification', () => {
    notifications += 1
  })
  await client.query('listen pages_changed')
  /** How many notifications came until now: a reply comes after those before it. */
  const countNotifications = async () => {
    await client.query('select 1')
    return notifications
  }
  return { ...app, it: app, countNotifications }
}

test('notifies the page cache when content that pages show has changed', async () => {
  const { it, call, db, clock, countNotifications } = await startListening()
  const as = { as: await givenAdmin(it) }
  expect(await countNotifications()).toBe(0)

  replyOf(await call(adminFaqs.create, { body: { question: '질문', answer: '답' } }, as))
  expect(await countNotifications()).toBe(1)
  await db.updateTable('products').set({ price: 90_000 }).execute()
  await db
    .insertInto('settings')
    .values({ changes: '{}', updated_at: clock.now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ changes: '{}' }))
    .execute()
  await db.updateTable('shop_faqs').set({ author: '박세나' }).execute()
  expect(await countNotifications()).toBe(4)
})

test('counting a view, or a rolled back change, notifies nobody', async () => {
  const { call, db, countNotifications } = await startListening()
  const { id } = replyOf(await call(listShopFaqs, {})).items[0]!

  replyOf(await call(getShopFaq, { params: { id } }))
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.deleteFrom('faqs').execute()
      throw new Error('taken back')
    })
    .catch(() => undefined)

  expect(await countNotifications()).toBe(0)
})
