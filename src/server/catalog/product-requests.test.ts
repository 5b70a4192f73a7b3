import { expect, test } from 'vitest'
import { adminProducts } from '#contract/admin-catalog.ts'
import { requestProduct, withdrawProductRequests } from '#contract/product-requests.ts'
import type { Language } from '#domain/languages/languages.ts'
import { inTransaction } from '#server/platform/database.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { colourProduct, givenColourProduct, productIdOf } from '#tests/support/given-products.ts'
import { openTransaction, untilWaiting } from '#tests/support/open-transaction.ts'
import { insertProduct } from './admin-store.ts'
import { announceProduct } from './announce-product.ts'
import { eraseRequestsOfMember, purgeRequests } from './index.ts'

const kind = 'SKIN_CONSULTING' as const
const EMAIL = 'hana@example.com'

const ask = (app: TestApp, email = EMAIL, language: Language = 'ko') =>
  app.call(requestProduct, { body: { consulting_type: kind, email, consent: true } }, { language })
const waiting = (app: TestApp) => app.db.selectFrom('product_requests').selectAll().execute()
const mails = (app: TestApp, of = 'PRODUCT_ON_SALE') =>
  app.db.selectFrom('messages').selectAll().where('kind', '=', of).orderBy('recipient').execute()

test('[A-26] stores address, language, version and time of the consent, and confirms the request', async () => {
  const app = await startApp()

  expect(replyOf(await ask(app, ' Hana@Example.com ', 'vi'))).toEqual({ success: true })

  expect(await waiting(app)).toEqual([
    {
      consulting_type: kind,
      email: EMAIL,
      language: 'vi',
      consent_version: 1,
      requested_at: app.clock.now(),
    },
  ])
  expect(await mails(app, 'PRODUCT_REQUESTED')).toMatchObject([
    { recipient: EMAIL, language: 'vi' },
  ])
})

test('[A-26] replies alike to a repeated request, without a second mail', async () => {
  const app = await startApp()
  const first = replyOf(await ask(app))

  expect(replyOf(await ask(app))).toEqual(first)
  await Promise.all([ask(app), ask(app)])

  expect(await waiting(app)).toHaveLength(1)
  expect(await mails(app, 'PRODUCT_REQUESTED')).toHaveLength(1)
})

test('[A-26] refuses a kind on sale with its product, and an unknown kind or a missing consent as input', async () => {
  const app = await startApp()
  const hair = { consulting_type: 'HAIR_CONSULTING', email: EMAIL, consent: true } as const
  const product = { product_id: await productIdOf(app.db), name: 'Online hair consulting' }

  const refused = await app.call(requestProduct, { body: hair }, { language: 'en' })
  expect(refused).toMatchObject({ status: 409, refusal: { code: 'KIND_ON_SALE', product } })

  for (const wrong of [{ consulting_type: 'NAIL' }, { consent: false }, { email: 'hana' }]) {
    const body = { ...hair, consulting_type: kind, ...wrong } as never
    expect(await app.call(requestProduct, { body })).toMatchObject({ status: 422 })
  }
  expect(await waiting(app)).toEqual([])
})

test('[A-26] adding a product of the kind mails each address once in its language, and deletes the requests', async () => {
  const app = await startApp()
  await ask(app, 'an@example.com', 'vi')
  await ask(app, 'bo@example.com', 'ko')
  await app.call(requestProduct, {
    body: { consulting_type: 'STYLE_CONSULTING', email: 'bo@example.com', consent: true },
  })

  const { product_id } = replyOf(await givenColourProduct(app))

  const sent = await mails(app)
  expect(sent).toMatchObject([
    { recipient: 'an@example.com', language: 'vi' },
    { recipient: 'bo@example.com', language: 'ko' },
  ])
  for (const { subject, text } of sent) {
    expect(subject).toMatch(/^\(광고\) /)
    expect(text).toContain(colourProduct.name)
    expect(text).toContain(`?product_id=${product_id}`)
    expect(text).toContain('수신거부 Unsubscribe')
  }
  expect(await waiting(app)).toMatchObject([{ consulting_type: 'STYLE_CONSULTING' }])
})

/** A product that is off sale, and a function by which its administrator changes it. */
async function givenUnsold(app: TestApp) {
  const as = await givenAdmin(app)
  const body = { ...colourProduct, is_active: false }
  const { id } = replyOf(await app.call(adminProducts.create, { body }, { as }))
  return (change: object) =>
    app.call(adminProducts.update, { params: { id }, body: change }, { as })
}

test('[A-26] a product off sale notifies nobody until it is put on sale, and then once', async () => {
  const app = await startApp()
  await ask(app)
  const change = await givenUnsold(app)
  replyOf(await change({ price: 130_000 }))
  expect(await mails(app)).toEqual([])

  replyOf(await change({ is_active: true }))
  replyOf(await change({ is_active: false }))
  replyOf(await change({ is_active: true }))

  expect(await mails(app)).toHaveLength(1)
})

test('[A-26] two products put on sale at once, with concurrent requests, notify everybody once', async () => {
  const app = await startApp({ rateLimits: false })
  const [one, two] = [await givenUnsold(app), await givenUnsold(app)]
  const early = ['a', 'b', 'c'].map((name) => `${name}@example.com`)
  for (const email of early) await ask(app, email)

  const late = ['d', 'e', 'f'].map((name) => `${name}@example.com`)
  const [, , ...answers] = await Promise.all([
    one({ is_active: true }),
    two({ is_active: true }),
    ...late.map((email) => ask(app, email)),
  ])

  const taken = late.filter((_, at) => answers[at]!.status === 200)
  expect((await mails(app)).map(({ recipient }) => recipient)).toEqual([...early, ...taken])
  expect(await waiting(app)).toEqual([])
})

test('[A-26] refuses a request while a product of its kind is being put on sale', async () => {
  const app = await startApp()
  const open = await openTransaction(app.db)
  const product = await insertProduct(open.tx, {
    consulting_type: kind,
    price: colourProduct.price,
    shipping_fee: 0,
    is_active: true,
    words: JSON.stringify({ ko: { name: colourProduct.name, summary: '', description: '' } }),
    updated_at: app.clock.now(),
  })
  await announceProduct(open.tx, app.deps, product, app.clock.now())

  const late = ask(app)
  await untilWaiting(app, 1).finally(() => open.end('commit'))

  expect(await late).toMatchObject({ status: 409, refusal: { code: 'KIND_ON_SALE' } })
  expect(await waiting(app)).toEqual([])
})

test('[A-26] closing an account deletes its requests', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  await ask(app, member.email)
  await ask(app)

  await inTransaction(app.db, (tx) => eraseRequestsOfMember(tx, member.id))

  expect(await waiting(app)).toMatchObject([{ email: EMAIL }])
})

test('[A-26] the link of a mail withdraws all requests of its address, and no others', async () => {
  const app = await startApp()
  await ask(app)
  await ask(app, 'other@example.com')
  const [mail] = await mails(app, 'PRODUCT_REQUESTED')
  const token = /token=(\S+)/.exec(mail!.text)![1]!
  const withdraw = (of: string) => app.call(withdrawProductRequests, { body: { token: of } })

  const [, signature] = token.split('.')
  const forged = `${Buffer.from('other@example.com').toString('base64url')}.${signature}`
  for (const wrong of [forged, 'x', `${token}x`]) {
    expect(await withdraw(wrong)).toMatchObject({ status: 404 })
  }
  expect(await waiting(app)).toHaveLength(2)

  for (const _again of [1, 2]) expect(replyOf(await withdraw(token))).toEqual({ success: true })
  expect(await waiting(app)).toMatchObject([{ email: 'other@example.com' }])
})

test('[A-26] deletes a request after twelve months, not earlier', async () => {
  const app = await startApp()
  await ask(app, 'old@example.com')
  app.clock.set(new Date('2027-06-01T03:00:00.000Z'))
  await ask(app, 'young@example.com')
  app.clock.set(new Date('2027-12-01T03:00:00.000Z'))

  expect(await purgeRequests(app.deps)).toBe(1)
  expect(await waiting(app)).toMatchObject([{ email: 'young@example.com' }])
})

test('[A-26] the admin product list counts the requests of each kind', async () => {
  const app = await startApp()
  await ask(app)
  await ask(app, 'other@example.com')

  const { waiting } = replyOf(await app.call(adminProducts.list, {}, { as: await givenAdmin(app) }))

  expect(waiting).toEqual([{ consulting_type: kind, count: 2 }])
})

test('[A-26] limits requests for one address to ten a day', async () => {
  const app = await startApp()
  for (let asked = 0; asked < 10; asked += 1) expect((await ask(app)).status).toBe(200)

  expect(await ask(app)).toMatchObject({ status: 429 })
})
