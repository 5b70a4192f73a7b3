import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { adminFaqs } from '#contract/admin-content.ts'
import { getShopFaq, listShopFaqs } from '#contract/shop-faqs.ts'
import { replyOf, startApp } from '#tests/support/app.ts'
import { givenAdmin } from '#tests/support/given.ts'

async function startListening() {
  const app = await startApp()
  const client = new pg.Client(app.databaseUrl)
  client.on('error', () => undefined) // it may end with its database
  await client.connect()
  onTestFinished(() => client.end())
  let told = 0
  client.on('notification', () => {
    told += 1
  })
  await client.query('listen pages_changed')
  /** What was told until now: an answer comes after the notifications before it. */
  const toldSoFar = async () => {
    await client.query('select 1')
    return told
  }
  return { ...app, it: app, toldSoFar }
}

test('the page cache is notified when something that pages show has changed', async () => {
  const { it, call, db, clock, toldSoFar } = await startListening()
  const as = { as: await givenAdmin(it) }
  expect(await toldSoFar()).toBe(0)

  replyOf(await call(adminFaqs.create, { body: { question: '질문', answer: '답' } }, as))
  expect(await toldSoFar()).toBe(1)
  await db.updateTable('products').set({ price: 90_000 }).execute()
  await db
    .insertInto('settings')
    .values({ changes: '{}', updated_at: clock.now() })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ changes: '{}' }))
    .execute()
  await db.updateTable('shop_faqs').set({ author: '박세나' }).execute()
  expect(await toldSoFar()).toBe(4)
})

test('a look at a question tells nobody, nor does what was taken back', async () => {
  const { call, db, toldSoFar } = await startListening()
  const { id } = replyOf(await call(listShopFaqs, {})).items[0]!

  replyOf(await call(getShopFaq, { params: { id } }))
  await db
    .transaction()
    .execute(async (tx) => {
      await tx.deleteFrom('faqs').execute()
      throw new Error('taken back')
    })
    .catch(() => undefined)

  expect(await toldSoFar()).toBe(0)
})
