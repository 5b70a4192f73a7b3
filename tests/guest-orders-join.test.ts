import { expect, test } from 'vitest'
import { listMyOrders } from '#contract/orders.ts'
import { login } from '#contract/sign-in.ts'
import { register } from '#contract/sign-up.ts'
import { replyOf, startApp, type TestApp } from '#tests/support/app.ts'
import {
  givenProvenEmail,
  givenSignedUp,
  PASSWORD,
  signUpForm,
} from '#tests/support/given-accounts.ts'
import { givenGuestOrder } from '#tests/support/given-orders.ts'

async function ordersOf(app: TestApp, userId: string) {
  const signedIn = await app.call(login, { body: { user_id: userId, password: PASSWORD } })
  const as = { token: replyOf(signedIn).access_token }
  const { items } = replyOf(await app.call(listMyOrders, {}, { as }))
  return items.map(({ order_number }) => order_number)
}

test('[GST-05] adds a guest’s orders to the account with the same verified address', async () => {
  const app = await startApp()
  const own = await givenGuestOrder(app, { guest_email: 'Hana@example.com' })
  await givenGuestOrder(app, { guest_email: 'duri@example.com' })

  const { user_id } = await givenSignedUp(app)

  expect(await ordersOf(app, user_id)).toEqual([own.order_number])
})

test('[GST-05] an unverified address adds no orders', async () => {
  const app = await startApp()
  const order = await givenGuestOrder(app)
  await givenProvenEmail(app, 'thief@example.com')

  const answer = await app.call(register, { body: signUpForm() })

  expect(answer).toMatchObject({ refusal: { code: 'EMAIL_NOT_VERIFIED' } })
  const row = await app.db
    .selectFrom('orders')
    .select('member_id')
    .where('number', '=', order.order_number)
    .executeTakeFirstOrThrow()
  expect(row.member_id).toBeNull()
})
