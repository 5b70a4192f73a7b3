import { expect, test } from 'vitest'
import { addMyEmail, getMe } from '#contract/accounts.ts'
import { listMyOrders } from '#contract/orders.ts'
import { sendEmailCode, verifyEmailCode } from '#contract/sign-up.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import { type GivenMember, givenMember } from '#tests/support/given.ts'
import { codeSentTo } from '#tests/support/given-accounts.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'

async function codeFor(app: TestApp, email: string) {
  replyOf(await app.call(sendEmailCode, { body: { email } }))
  return codeSentTo(app, email)
}

const add = (app: TestApp, as: GivenMember, email: string, code: string) =>
  app.call(addMyEmail, { body: { email, code } }, { as })

test('[GST-05] adds a proven address to an account without one, and joins its guest orders', async () => {
  const app = await startApp()
  const member = await givenMember(app, { email: '' })
  const order = await givenGuestOrder(app)
  const { contact_email: email } = await app.db
    .selectFrom('orders')
    .select('contact_email')
    .executeTakeFirstOrThrow()

  const code = await codeFor(app, email)
  expect(replyOf(await add(app, member, ` ${email.toUpperCase()} `, code))).toMatchObject({ email })

  expect(replyOf(await app.call(getMe, {}, { as: member })).email).toBe(email)
  const { items } = replyOf(await app.call(listMyOrders, {}, { as: member }))
  expect(items.map(({ order_number }) => order_number)).toEqual([order.order_number])
  const kinds = await app.db
    .selectFrom('messages')
    .select('kind')
    .where('recipient', '=', email)
    .execute()
  expect(kinds).toContainEqual({ kind: 'WELCOME' })
})

test('[SGN-06] a wrong code adds nothing, and another member’s proof is of no use', async () => {
  const app = await startApp()
  const member = await givenMember(app, { email: '' })
  const email = 'victim@example.com'
  expect(await add(app, member, email, '123456')).toMatchObject({
    refusal: { code: 'EMAIL_CODE_MISMATCH' },
  })
  const code = await codeFor(app, email)
  replyOf(await app.call(verifyEmailCode, { body: { email, code } }))

  for (let tried = 0; tried < 5; tried += 1) {
    const wrong = String((Number(code) + 1 + tried) % 1_000_000).padStart(6, '0')
    expect((await add(app, member, email, wrong)).ok).toBe(false)
  }
  expect(replyOf(await app.call(getMe, {}, { as: member })).email).toBe('')
})

test('reveals that an address is another member’s only to a caller who has proven it', async () => {
  const app = await startApp()
  const { email } = await givenMember(app)
  const member = await givenMember(app, { email: '' })

  expect(await add(app, member, email, '123456')).toMatchObject({
    refusal: { code: 'EMAIL_CODE_MISMATCH' },
  })
  expect(await add(app, member, email, await codeFor(app, email))).toMatchObject({
    status: 409,
    refusal: { code: 'EMAIL_TAKEN' },
  })
})

test('[PRF-01] an existing address is not replaced', async () => {
  const app = await startApp()
  const member = await givenMember(app)
  const code = await codeFor(app, 'new@example.com')

  expect(await add(app, member, 'new@example.com', code)).toMatchObject({
    status: 409,
    refusal: { code: 'EMAIL_EXISTS' },
  })
})
