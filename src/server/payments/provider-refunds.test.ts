import { expect, test } from 'vitest'
import { refundOrder } from '#contract/admin-orders.ts'
import { acceptDifference } from '#contract/money-tasks.ts'
import { cancelOrder } from '#contract/order-cancellation.ts'
import { confirmPayment, openPaymentIntent } from '#contract/payment-flow.ts'
import { replyOf } from '#tests/support/app.ts'
import { HOUR_MS } from '#tests/support/clock.ts'
import { givenAdmin, givenMember } from '#tests/support/given.ts'
import { givenBank } from '#tests/support/given-bank.ts'
import {
  accountToRefundTo,
  givenCouponOf,
  givenMemberOrder,
  givenPointsOf,
  kindsSentTo,
  statusOf,
} from '#tests/support/given-orders.ts'
import { givenOwner } from '#tests/support/given-owner.ts'
import { givenAgreed, openTasks, startAppWithToss } from '#tests/support/given-toss.ts'
import { accountOf, expectLedgerToBalance } from '#tests/support/ledger.ts'
import type { TossMethod } from '#tests/support/toss/payment-store.ts'

const EMAIL = 'hana@example.com'
const cancelReason = '상점 관리자에서 취소'

/** A paid order, and helpers to refund it at the provider. */
async function startWithPaid(method: TossMethod = '카드') {
  const app = await startAppWithToss()
  const { confirm, order, orderId, paymentKey, proof } = await givenAgreed(app, { method })
  replyOf(await confirm())
  if (method === '가상계좌') app.toss.payments.deposit(orderId)
  const hear = async () => {
    app.clock.advance(1)
    await app.toss.webhooks.deliverHeld()
    await app.processWebhooks()
  }
  await hear()
  const owner = givenOwner(app)
  const bank = givenBank(app)
  return {
    app,
    order: () => bank.order(order),
    orderNumber: order,
    bank,
    owner,
    hear,
    payment: () => app.toss.payments.byKey(paymentKey),
    /** Amount and status of each refund, oldest first. */
    refunds: async () =>
      (await bank.order(order)).account.refunds.map(({ amount, status }) => `${amount} ${status}`),
    refundAtProvider: (cancelAmount: number) =>
      app.toss.payments.cancel(paymentKey, {
        cancelReason,
        cancelAmount,
        refundReceiveAccount: { bank: '20', accountNumber: '1002345678901', holderName: '김하나' },
      }),
    cancel: async () => {
      const { guest_token } = proof
      const isDeposit = method === '가상계좌'
      const body = {
        ...{ guest_token, reason: '사정이 생겼어요' },
        ...(isDeposit && { refund_account: accountToRefundTo }),
      }
      return replyOf(await app.call(cancelOrder, { params: { order_number: order }, body }))
    },
  }
}

test('[PAY-03] counts a partial refund made at the provider, and sends our refund of the rest', async () => {
  const { app, order, orderNumber, bank, owner, hear, payment, refundAtProvider, refunds } =
    await startWithPaid()
  refundAtProvider(10_000)
  await hear()
  expect(await refunds()).toEqual(['10000 SENT'])
  expect(await order()).toMatchObject({
    canonical_status: 'PAYMENT_COMPLETED',
    amount_due: 0,
    account: { charged: 90_000, here: 90_000 },
  })
  expect(await kindsSentTo(app, EMAIL)).toContain('REFUND_SENT')

  replyOf(await bank.give(orderNumber, 90_000))
  expect(await app.sendRefunds()).toBe(1)

  expect(await refunds()).toEqual(['10000 SENT', '90000 SENT'])
  expect(payment().balanceAmount).toBe(0)
  expect(await owner.reconcile()).toMatchObject({ open_tasks: 0 })
  expect(await accountOf(app, 'RECEIVABLE', orderNumber)).toBe(0)
  await expectLedgerToBalance(app)
})

test('[PAY-03] does not send an agreed refund that was made at the provider', async () => {
  const { app, order, hear, cancel, refundAtProvider, refunds } = await startWithPaid('가상계좌')
  await cancel()
  refundAtProvider(100_000)
  await hear()

  expect(await refunds()).toEqual(['100000 VOID', '100000 SENT'])
  expect(await order()).toMatchObject({ canonical_status: 'REFUNDED', amount_due: 0 })
  expect(await app.sendRefunds()).toBe(0)
  expect(await kindsSentTo(app, EMAIL)).toContain('REFUND_SENT')
  await expectLedgerToBalance(app)
})

test('[PAY-03] counts the fee as refunded when the provider refunds the whole payment', async () => {
  const { app, order, hear, cancel, refundAtProvider } = await startWithPaid()
  app.clock.advance(2 * HOUR_MS)
  expect(await cancel()).toMatchObject({ refund_amount: 90_000 })
  refundAtProvider(100_000)
  await hear()

  expect(await order()).toMatchObject({ amount_due: 0, account: { charged: 0, here: 0 } })
  expect(await openTasks(app)).toEqual([])
  await expectLedgerToBalance(app)
})

test('[PAY-03] agrees and sends the rest when the provider refuses a refund because a part was refunded there', async () => {
  const { app, bank, orderNumber, cancel, refundAtProvider, refunds, payment, owner } =
    await startWithPaid()
  refundAtProvider(30_000)
  await cancel()

  expect(await app.sendRefunds()).toBe(0)
  expect(await openTasks(app)).toEqual([])
  expect(await refunds()).toEqual(['100000 VOID', '30000 SENT', '70000 AGREED'])
  expect(await app.sendRefunds()).toBe(1)

  expect(payment().balanceAmount).toBe(0)
  expect(await owner.reconcile()).toMatchObject({ open_tasks: 0 })
  const kinds = await kindsSentTo(app, EMAIL)
  expect(kinds.filter((kind) => kind === 'REFUND_SENT')).toHaveLength(2)
  expect((await bank.order(orderNumber)).account).toMatchObject({ here: 0, credit: 0 })
  await expectLedgerToBalance(app)
})

test('[PAY-03] asks the owner about a different amount at the provider until it is accepted, and again when it changes', async () => {
  const { app, orderNumber, owner, payment } = await startWithPaid()
  const compare = async (balanceAmount: number) => {
    payment().balanceAmount = balanceAmount
    app.clock.advance(HOUR_MS)
    await owner.reconcile()
    return openTasks(app)
  }
  const accept = async (body: { theirs: number; ours: number }) => {
    const [receipt] = (await givenBank(app).order(orderNumber)).account.receipts
    const input = { params: { id: receipt!.id }, body }
    return app.call(acceptDifference, input, { as: await givenAdmin(app) })
  }
  expect(await compare(90_000)).toEqual([`DIFFERENCE ${orderNumber}`])

  expect(await accept({ theirs: 5_000, ours: 0 })).toMatchObject({
    refusal: { code: 'ILLEGAL_TRANSITION' },
  })
  expect((await accept({ theirs: 10_000, ours: 0 })).status).toBe(204)
  expect(await openTasks(app)).toEqual([])
  expect(await compare(90_000)).toEqual([])

  expect(await compare(80_000)).toEqual([`DIFFERENCE ${orderNumber}`])
  expect(await compare(100_000)).toEqual([])
  await expectLedgerToBalance(app)
})

test('[PAY-03] keeps the order open after a full refund at the provider, until the owner ends it', async () => {
  const app = await startAppWithToss()
  const member = await givenMember(app)
  await givenPointsOf(app, member, 2_000)
  const coupon_id = await givenCouponOf(app, member)
  const { order_number } = await givenMemberOrder(app, member, {
    payment_method: 'card',
    coupon_id,
    used_points: 2_000,
  })
  const open = replyOf(
    await app.call(openPaymentIntent, { body: { order_number } }, { as: member }),
  )
  const { provider_order_id: orderId, amount } = open
  const { paymentKey: payment_key } = app.toss.payments.authorise({ orderId, amount })
  const body = { order_number, payment_key, amount }
  replyOf(await app.call(confirmPayment, { body }, { as: member }))
  app.clock.advance(HOUR_MS)
  const leftAt = app.clock.now()
  app.toss.payments.cancel(payment_key, { cancelReason })
  app.clock.advance(HOUR_MS)
  await app.toss.webhooks.deliverHeld()
  await app.processWebhooks()
  expect(await statusOf(app, order_number)).toBe('PAYMENT_COMPLETED')
  const key = app.toss.payments.byKey(payment_key).cancels[0]!.transactionKey
  const sent = app.db.selectFrom('refunds').select(['amount', 'sent_at', 'external_reference'])
  expect(await sent.execute()).toEqual([{ amount, sent_at: leftAt, external_reference: key }])

  expect(await openTasks(app)).toEqual([`GIVEN_BACK ${order_number}`])
  const input = { params: { order_number }, body: { reason: '모두 돌려드렸어요' } }
  const ended = await app.call(refundOrder, input, { as: await givenAdmin(app) })

  expect(replyOf(ended)).toMatchObject({ status: 'REFUNDED', refund_amount: 0 })
  const coupon = app.db.selectFrom('member_coupons').select('order_number')
  expect(await coupon.where('id', '=', coupon_id).execute()).toEqual([{ order_number: null }])
  const points = app.db.selectFrom('point_balances').select('balance')
  expect(await points.where('member_id', '=', member.id).execute()).toEqual([{ balance: 2_000 }])
  expect(await app.sendRefunds()).toBe(0)
  await expectLedgerToBalance(app)
})

test('[PAY-03] asks whether the order ends after the provider refunded the rest', async () => {
  const { app, orderNumber, bank, hear, refundAtProvider } = await startWithPaid()
  replyOf(await bank.give(orderNumber, 10_000))
  expect(await app.sendRefunds()).toBe(1)
  app.clock.advance(HOUR_MS)

  refundAtProvider(90_000)
  await hear()

  expect(await openTasks(app)).toEqual([`GIVEN_BACK ${orderNumber}`])
  await expectLedgerToBalance(app)
})

test('[PAY-03] asks the owner about a refund made both at the provider and by transfer, and processes its webhook', async () => {
  const { app, orderNumber, bank, owner, hear, cancel, refundAtProvider } = await startWithPaid()
  await cancel()
  app.toss.meets('cancel', { refuses: 'NOT_CANCELABLE_PAYMENT' })
  await app.sendRefunds()
  const [refused] = (await bank.order(orderNumber)).account.refunds
  replyOf(await owner.answer(refused!.id, 'SENT'))

  refundAtProvider(100_000)
  await hear()

  const waiting = app.db.selectFrom('payment_intents').select('id')
  expect(await waiting.where('reported_at', 'is not', null).execute()).toEqual([])
  await owner.reconcile()
  expect(await openTasks(app)).toEqual([`DIFFERENCE ${orderNumber}`])
  await expectLedgerToBalance(app)
})
