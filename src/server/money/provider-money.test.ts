import { expect, test } from 'vitest'
import { type TossMoneyDriver, tossMoneyDriver } from '#tests/support/toss-money-driver.ts'

const DUE = { due: 100_000, credit: 0 }
const PAID = { due: 0, credit: 0 }

/** An order paid by card and cancelled, with a full refund. */
async function givenAgreedRefund() {
  const it = await tossMoneyDriver()
  const key = it.paysAt()
  await it.hears(key)
  await it.cancels()
  return { ...it, key }
}

test('counts a payment once, however often and by whichever source it is reported', async () => {
  const it = await tossMoneyDriver()
  const key = it.paysAt()
  await Promise.all([it.hears(key), it.hears(key), it.hears(key)])

  expect(it.emitted).toEqual(['moneyReceived', 'orderPaid'])
  expect(await it.balance()).toMatchObject(PAID)
})

test('leaves a payment without an order unmatched until it is matched', async () => {
  const it = await tossMoneyDriver()
  const key = it.paysAt()
  await it.hears(key, undefined, null)

  expect(await it.balance()).toMatchObject(DUE)
  const [receipt] = await it.app.db.selectFrom('receipts').selectAll().execute()
  expect(receipt).toMatchObject({ order_number: null, amount: 100_000, external_reference: key })
})

test('makes a reversed deposit due again, and accepts it again under the same key', async () => {
  const it = await tossMoneyDriver()
  const key = it.paysAt('가상계좌')
  await it.hears(key)
  it.toss.payments.takeBack(key.startsWith('t') ? it.toss.payments.byKey(key) : key)
  await it.hears(key)
  await it.hears(key)
  expect(await it.balance()).toMatchObject(DUE)
  expect(it.emitted).toEqual(['moneyReceived', 'orderPaid', 'amountDue'])

  it.toss.payments.deposit(it.toss.payments.byKey(key))
  await it.hears(key)
  await it.hears(key)
  expect(await it.balance()).toMatchObject(PAID)
  expect(it.emitted.slice(3)).toEqual(['moneyReceived', 'orderPaid'])
})

test('ignores a reply from before the deposit arrived', async () => {
  const it = await tossMoneyDriver()
  const { paymentKey: key, orderId } = it.toss.payments.authorise({
    orderId: 'ORD-OLD',
    amount: 100_000,
    method: '가상계좌',
  })
  it.toss.payments.confirm({ paymentKey: key, orderId, amount: 100_000 })
  await it.hears(key, async () => {
    it.toss.payments.deposit(it.toss.payments.byKey(key))
    await it.hears(key)
  })

  expect(await it.balance()).toMatchObject(PAID)
})

test('sends an agreed refund once, even if the reply is lost', async () => {
  for (const trouble of ['dropsAfter', 'dropsBefore', 'breaksAfter', 'breaksBefore'] as const) {
    const it = await givenAgreedRefund()
    it.toss.meets('cancel', trouble)
    it.toss.meets('read', 'dropsBefore')
    await it.sends()
    await it.sends()
    await it.sends()

    expect(await it.refunds(), trouble).toEqual(['100000 SENT'])
    expect(it.toss.payments.byKey(it.key).cancels, trouble).toHaveLength(1)
    expect(
      it.emitted.filter((each) => each.startsWith('refundSent')),
      trouble,
    ).toHaveLength(1)
  }
})

test('requests one refund when two servers send at once', async () => {
  const it = await givenAgreedRefund()
  await Promise.all([it.sends(), it.sends()])
  await it.sends()

  expect(it.toss.payments.byKey(it.key).cancels).toHaveLength(1)
  expect(await it.refunds()).toEqual(['100000 SENT'])
})

test('opens a task for a refund that the provider refuses for good', async () => {
  const it = await givenAgreedRefund()
  it.toss.meets('cancel', { refuses: 'NOT_CANCELABLE_PAYMENT' })
  await it.sends()

  expect(await it.refunds()).toEqual(['100000 FAILED'])
  const [row] = await it.app.db.selectFrom('refunds').select('failure').execute()
  expect(row?.failure).toBe('NOT_CANCELABLE_PAYMENT')
})

test('sends a deposit’s refund only once its customer has named an account', async () => {
  const it = await tossMoneyDriver()
  const key = it.paysAt('가상계좌')
  await it.hears(key)
  await it.cancels()
  expect(await it.sends()).toBe(0)

  await it.namesAccount()
  expect(await it.sends()).toBe(1)
  const asked = it.toss.heard.find(({ call }) => call === 'cancel')!.body
  expect(asked).toMatchObject({ refundReceiveAccount: { accountNumber: '1002345678901' } })
})

test('voids the refund of a deposit that is reversed before it is sent', async () => {
  const it = await tossMoneyDriver()
  const key = it.paysAt('가상계좌')
  await it.hears(key)
  await it.cancels()
  await it.namesAccount()
  it.toss.payments.takeBack(it.toss.payments.byKey(key))
  await it.sends()

  expect(await it.refunds()).toEqual(['100000 VOID'])
  expect(await it.balance()).toMatchObject(PAID)
})

const inProviderAdmin = (it: TossMoneyDriver, key: string, cancelAmount: number) =>
  it.toss.payments.cancel(key, { cancelReason: '상점 관리자에서 취소', cancelAmount })

// biome-ignore format: a table reads by columns
test.each<[what: string, agreed: number, gone: number, refunds: string[], due: number, credit: number]>([
  ['nothing was owed back: it counts as given',    0,       30_000,  ['30000 SENT'],                              0, 0],
  ['so much was owed back',                        30_000,  30_000,  ['30000 VOID', '30000 SENT'],                0, 0],
  ['a part of it was',                             30_000,  10_000,  ['30000 VOID', '10000 SENT', '20000 AGREED'], 0, 20_000],
  ['less was: the rest counts as given',           10_000,  30_000,  ['10000 VOID', '30000 SENT'],                0, 0],
  ['all of it goes',                               0,       100_000, ['100000 SENT'],                             0, 0],
])('records a refund made at the provider, %s', async (_what, agreed, gone, refunds, due, credit) => {
  const it = await tossMoneyDriver()
  const key = it.paysAt()
  await it.hears(key)
  if (agreed > 0) await it.allows(agreed)
  inProviderAdmin(it, key, gone)
  await it.hears(key)
  await it.hears(key)

  expect(await it.refunds()).toEqual(refunds)
  expect(await it.balance()).toMatchObject({ due, credit })
  expect(it.emitted).not.toContain('amountDue')
  expect(await it.differences()).toEqual([])
})

/** A refund of 20,000 won with an unknown outcome at the provider. */
async function givenUnansweredRefund(trouble: 'dropsAfter' | 'dropsBefore') {
  const it = await tossMoneyDriver()
  const key = it.paysAt()
  await it.hears(key)
  await it.allows(20_000)
  return {
    ...it,
    key,
    async sendsUnanswered() {
      it.toss.meets('cancel', trouble)
      it.toss.meets('read', 'dropsBefore')
      await it.sends()
    },
  }
}

test('distinguishes our refund from one made at the provider by its reference', async () => {
  const it = await givenUnansweredRefund('dropsAfter')
  inProviderAdmin(it, it.key, 20_000)
  await it.sendsUnanswered()
  await it.hears(it.key)

  const [, ours] = it.toss.payments.byKey(it.key).cancels
  const [refund] = await it.app.db
    .selectFrom('refunds')
    .select(['status', 'external_reference'])
    .orderBy('position')
    .execute()
  expect(refund).toEqual({ status: 'SENT', external_reference: ours!.transactionKey })
  expect(await it.refunds()).toEqual(['20000 SENT', '20000 SENT'])
  expect(await it.balance()).toMatchObject({ due: 0, credit: 0 })
})

test('does not repeat a refund that was made in parts at the provider', async () => {
  const it = await givenUnansweredRefund('dropsBefore')
  await it.sendsUnanswered()
  inProviderAdmin(it, it.key, 15_000)
  inProviderAdmin(it, it.key, 5_000)
  await it.sends()
  await it.sends()

  expect(it.toss.payments.byKey(it.key).balanceAmount).toBe(80_000)
  expect(await it.refunds()).toEqual(['20000 VOID', '15000 SENT', '5000 VOID', '5000 SENT'])
  expect(await it.balance()).toMatchObject({ due: 0, credit: 0 })
})

test('requests one refund of a payment at a time', async () => {
  const it = await givenUnansweredRefund('dropsBefore')
  await it.allows(10_000)
  it.toss.meets('cancel', 'dropsBefore')
  it.toss.meets('read', 'dropsBefore')
  await it.sends()

  expect(await it.refunds()).toEqual(['20000 SENDING', '10000 AGREED'])
  await it.sends()
  await it.sends()
  expect(await it.refunds()).toEqual(['20000 SENT', '10000 SENT'])
})

test('does not count a refusal while the payment cannot be read', async () => {
  const it = await givenAgreedRefund()
  it.toss.meets('cancel', { refuses: 'NOT_CANCELABLE_PAYMENT' })
  it.toss.meets('read', { slowMs: 0 })
  it.toss.meets('read', 'dropsBefore')
  await it.sends()
  expect(await it.refunds()).toEqual(['100000 SENDING'])

  await it.sends()
  expect(await it.refunds()).toEqual(['100000 FAILED'])
})

test('reports a different amount at the provider until it agrees', async () => {
  const it = await tossMoneyDriver()
  const key = it.paysAt()
  await it.hears(key)
  const payment = it.toss.payments.byKey(key)
  payment.balanceAmount = 90_000
  await it.hears(key)
  expect(await it.differences()).toEqual([{ theirs: 10_000, ours: 0 }])

  payment.balanceAmount = 100_000
  await it.hears(key)
  expect(await it.differences()).toEqual([])
})
