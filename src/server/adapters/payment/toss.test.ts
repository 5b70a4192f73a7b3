import { expect, onTestFinished, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { createLogger } from '#server/platform/logging.ts'
import { MINUTE_MS } from '#tests/support/clock.ts'
import { startTossStandIn } from '#tests/support/toss-stand-in.ts'
import { tossPayments } from './toss.ts'

async function given(options: { secretKey?: string; timeoutMs?: number } = {}) {
  const toss = await startTossStandIn({ now: () => new Date('2026-11-02T01:30:00Z') })
  onTestFinished(toss.stop)
  const { clientKey, secretKey, scriptUrl, url: baseUrl } = toss
  const log = createLogger('silent')
  const provider = tossPayments({ clientKey, secretKey, scriptUrl, baseUrl, log, ...options })
  return { toss, gateway: provider.gateway! }
}

const AMOUNT = won(100_000)
const order = { orderId: 'GYABCDEFGHJK', amount: 100_000 }
const toConfirm = (paymentKey: string) => ({
  paymentKey,
  providerOrderId: order.orderId,
  amount: AMOUNT,
  idempotencyKey: `confirm ${paymentKey}`,
})
const toRefund = (paymentKey: string, amount: number, refundedBefore = 0) => ({
  paymentKey,
  amount: won(amount),
  refundedBefore: won(refundedBefore),
  reason: '일정이 바뀌었어요',
  account: null,
  idempotencyKey: `refund ${paymentKey} ${refundedBefore}`,
  reference: String(refundedBefore).padStart(8, '0'),
})
const inProviderAdmin = (cancelAmount: number) => ({ cancelAmount, cancelReason: '상점 관리자' })
const account = { bank: '국민은행', account_number: '1002-345-678901', holder: '김하나' }

test('[PAY-02] confirms a card payment, reads it by both IDs and stores no card number', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise(order)

  expect(await gateway.confirm(toConfirm(paymentKey))).toMatchObject({
    outcome: 'settled',
    payment: { status: 'PAID', method: 'card', amount: AMOUNT, providerOrderId: order.orderId },
  })
  for (const name of [{ paymentKey }, { providerOrderId: order.orderId }]) {
    expect(await gateway.read(name)).toMatchObject({ outcome: 'found', payment: { paymentKey } })
  }
  expect(await gateway.read({ providerOrderId: 'GYNOBODYKNOWS' })).toEqual({ outcome: 'nothing' })
})

test('[PAY-02] reads a virtual account with bank, deadline and secret; the raw reply omits the secret', async () => {
  const { toss, gateway } = await given()
  const { paymentKey, secret } = toss.payments.authorise({ ...order, method: '가상계좌' })
  const outcome = await gateway.confirm(toConfirm(paymentKey))

  expect(outcome).toMatchObject({
    outcome: 'waitsForDeposit',
    payment: {
      method: 'virtual_account',
      secret,
      deposit: {
        account: { bank: '우리은행', account_number: 'X6505636518308' },
        dueAt: new Date('2026-11-09T01:30:00Z'),
      },
    },
  })
  const raw = JSON.stringify('payment' in outcome && outcome.payment.raw)
  expect(raw).toContain('"bankCode":"20"')
  expect(raw).not.toContain('X6505636518308')
  expect(raw).not.toContain(secret)
})

test('[PAY-03] confirming twice with one key captures once and returns the same result', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise(order)
  const first = await gateway.confirm(toConfirm(paymentKey))

  expect(await gateway.confirm(toConfirm(paymentKey))).toEqual(first)
  expect(toss.payments.transactions).toHaveLength(1)
})

test('[PAY-03] a timeout, a dropped connection and a 5xx are unknown; reading returns the outcome', async () => {
  const { toss, gateway } = await given({ timeoutMs: 1_500 })
  for (const trouble of ['neverAnswers', 'dropsAfter', 'breaksAfter'] as const) {
    const { paymentKey } = toss.payments.authorise(order)
    toss.meets('confirm', trouble)

    expect(await gateway.confirm(toConfirm(paymentKey))).toMatchObject({ outcome: 'unknown' })
    expect(await gateway.read({ paymentKey })).toMatchObject({ payment: { status: 'PAID' } })
  }
})

test('[PAY-02] refunds a part and then the rest by the original method', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise(order)
  await gateway.confirm(toConfirm(paymentKey))

  expect(await gateway.refund(toRefund(paymentKey, 30_000))).toMatchObject({
    outcome: 'refunded',
    payment: { status: 'PARTLY_REFUNDED', balance: 70_000, refunds: [{ amount: 30_000 }] },
  })
  expect(await gateway.refund(toRefund(paymentKey, 70_000, 30_000))).toMatchObject({
    outcome: 'refunded',
    payment: { status: 'REFUNDED', balance: 0 },
  })
  expect(await gateway.refund(toRefund(paymentKey, 10_000, 100_000))).toEqual({
    outcome: 'refused',
    code: 'ALREADY_CANCELED_PAYMENT',
  })
})

test('[PAY-03] a refund beside one in Toss’s admin is done once or refused', async () => {
  const { toss, gateway } = await given()
  const byHand = (paymentKey: string, amount: number) =>
    toss.payments.cancel(paymentKey, inProviderAdmin(amount))
  const { paymentKey } = toss.payments.authorise(order)
  await gateway.confirm(toConfirm(paymentKey))
  byHand(paymentKey, 10_000)
  toss.meets('cancel', 'dropsAfter')
  expect(await gateway.refund(toRefund(paymentKey, 30_000))).toMatchObject({ outcome: 'refunded' })
  expect(await gateway.refund(toRefund(paymentKey, 30_000))).toMatchObject({ outcome: 'refunded' })
  expect(toss.payments.byKey(paymentKey).balanceAmount).toBe(60_000)
  byHand(paymentKey, 60_000)
  expect(await gateway.refund(toRefund(paymentKey, 50_000, 30_000))).toEqual({
    outcome: 'refused',
    code: 'ALREADY_CANCELED_PAYMENT',
  })
})

test('[PAY-03] a refund with a lost reply is recognized by its reference', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise(order)
  await gateway.confirm(toConfirm(paymentKey))
  toss.meets('cancel', 'dropsAfter')
  toss.meets('read', 'dropsBefore')
  const refund = toRefund(paymentKey, 30_000)
  expect(await gateway.refund(refund)).toMatchObject({ outcome: 'unknown' })
  toss.payments.cancel(paymentKey, inProviderAdmin(30_000))

  const calls = toss.heard.length
  expect(await gateway.refund({ ...refund, isRepeated: true })).toMatchObject({
    outcome: 'refunded',
    isCertain: true,
    payment: { balance: 40_000 },
  })
  expect(toss.heard.slice(calls).map(({ call }) => call)).toEqual(['read'])
})

test('[PAY-03] an earlier refund in Toss’s admin does not count as this refund', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise(order)
  await gateway.confirm(toConfirm(paymentKey))
  const { cancels } = toss.payments.cancel(paymentKey, inProviderAdmin(30_000))
  const firstAskedAt = new Date(new Date(cancels[0]!.canceledAt).getTime() + 5 * MINUTE_MS)

  const refund = { ...toRefund(paymentKey, 30_000), isRepeated: true, firstAskedAt }
  expect(await gateway.refund(refund)).toMatchObject({ outcome: 'refunded', isCertain: true })
  expect(cancels).toHaveLength(2)
})

test('[PAY-03] a refund in Toss’s admin with the same amount counts as this refund, marked as uncertain', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise(order)
  await gateway.confirm(toConfirm(paymentKey))
  const byHand = toss.payments.cancel(paymentKey, inProviderAdmin(30_000))

  const refund = { ...toRefund(paymentKey, 30_000), isRepeated: true }
  expect(await gateway.refund(refund)).toMatchObject({ outcome: 'refunded', isCertain: false })
  Object.assign(byHand.cancels[0]!, { cancelReason: null })
  expect(await gateway.refund(refund)).toMatchObject({ outcome: 'refunded', isCertain: false })
  expect(byHand.balanceAmount).toBe(70_000)
})

test('[PAY-03] a listed cancellation that failed counts as no refund', async () => {
  const { toss, gateway } = await given()
  const payment = toss.payments.authorise(order)
  const { paymentKey } = payment
  await gateway.confirm(toConfirm(paymentKey))
  const refund = toRefund(paymentKey, 30_000)
  toss.meets('cancel', { refuses: 'NOT_CANCELABLE_AMOUNT' })
  payment.cancels.push({
    cancelAmount: 30_000,
    cancelReason: `마음이 바뀌었어요 #${refund.reference}`,
    canceledAt: '2026-11-02T10:30:00+09:00',
    transactionKey: 'of-none',
    cancelStatus: 'ABORTED',
  })

  expect(await gateway.refund(refund)).toMatchObject({ outcome: 'refused' })
})

test('[PAY-03] refunds once when a partial cancellation is sent twice', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise(order)
  await gateway.confirm(toConfirm(paymentKey))
  const twice = await Promise.all([1, 2].map(() => gateway.refund(toRefund(paymentKey, 30_000))))

  expect(twice.map(({ outcome }) => outcome)).toContain('refunded')
  expect(await gateway.refund(toRefund(paymentKey, 30_000))).toMatchObject({ outcome: 'refunded' })
  expect(toss.payments.byKey(paymentKey).balanceAmount).toBe(70_000)
})

test('[PAY-03] determines the outcome of a cancellation that timed out by reading the payment', async () => {
  const { toss, gateway } = await given({ timeoutMs: 1_500 })
  for (const trouble of ['neverAnswers', 'dropsAfter', 'breaksAfter'] as const) {
    const { paymentKey } = toss.payments.authorise(order)
    await gateway.confirm(toConfirm(paymentKey))
    toss.meets('cancel', trouble)

    expect(await gateway.refund(toRefund(paymentKey, 30_000))).toMatchObject({
      outcome: 'refunded',
      payment: { balance: 70_000 },
    })
  }
})

test('[PAY-03] a cancellation without effect is unknown, and succeeds with the same key', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise(order)
  await gateway.confirm(toConfirm(paymentKey))
  toss.meets('cancel', 'breaksBefore')

  expect(await gateway.refund(toRefund(paymentKey, 30_000))).toMatchObject({ outcome: 'unknown' })
  expect(await gateway.refund(toRefund(paymentKey, 30_000))).toMatchObject({ outcome: 'refunded' })
})

test('[PAY-03] a refused cancellation counts as a refund if the money was refunded, and as unknown if unreadable', async () => {
  const { toss, gateway } = await given()
  const refuses = { refuses: 'NOT_CANCELABLE_AMOUNT' } as const
  const { paymentKey } = toss.payments.authorise(order)
  await gateway.confirm(toConfirm(paymentKey))
  toss.meets('cancel', refuses)
  toss.meets('read', 'breaksBefore')
  expect(await gateway.refund(toRefund(paymentKey, 30_000))).toMatchObject({ outcome: 'unknown' })

  toss.payments.cancel(paymentKey, { cancelAmount: 30_000, cancelReason: '마음이 바뀌었어요' })
  const other = { ...toRefund(paymentKey, 30_000), idempotencyKey: 'another-key' }
  toss.meets('cancel', refuses)
  expect(await gateway.refund(other)).toMatchObject({
    outcome: 'refunded',
    payment: { balance: 70_000 },
  })
})

test('[PAY-02] refunds a deposit to an account at a bank that Toss knows', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise({ ...order, method: '가상계좌' })
  await gateway.confirm(toConfirm(paymentKey))
  toss.payments.deposit(order.orderId)
  const refund = toRefund(paymentKey, 100_000)

  expect(await gateway.refund({ ...refund, account: { ...account, bank: '어딘가은행' } })).toEqual({
    outcome: 'refused',
    code: 'INVALID_BANK',
  })
  expect(await gateway.refund({ ...refund, account })).toMatchObject({ outcome: 'refunded' })
  expect(toss.heard.at(-1)?.body).toMatchObject({
    refundReceiveAccount: { bank: '06', accountNumber: '1002345678901', holderName: '김하나' },
  })
})

test('[PAY-02] cancels an unpaid virtual account', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise({ ...order, method: '가상계좌' })
  await gateway.confirm(toConfirm(paymentKey))

  expect(await gateway.refund(toRefund(paymentKey, 0))).toMatchObject({ outcome: 'refunded' })
})

test('[PAY-03] reports an unknown secret key by its code', async () => {
  const { gateway } = await given({ secretKey: 'test_gsk_another' })
  const misconfigured = { outcome: 'misconfigured', code: 'UNAUTHORIZED_KEY' }

  expect(await gateway.confirm(toConfirm('tgen_1'))).toEqual(misconfigured)
  expect(await gateway.read({ paymentKey: 'tgen_1' })).toEqual(misconfigured)
  expect(await gateway.refund(toRefund('tgen_1', 1_000))).toEqual(misconfigured)
  expect(await gateway.transactions(new Date(0), new Date())).toEqual(misconfigured)
})

test('lists transactions including refunds', async () => {
  const { toss, gateway } = await given()
  const { paymentKey } = toss.payments.authorise(order)
  await gateway.confirm(toConfirm(paymentKey))
  await gateway.refund(toRefund(paymentKey, 30_000))

  const found = await gateway.transactions(
    new Date('2026-11-01T15:00:00Z'),
    new Date('2026-11-02T15:00:00Z'),
  )
  expect(found).toMatchObject({
    outcome: 'found',
    transactions: [
      { paymentKey, status: 'PAID', amount: 100_000 },
      { paymentKey, status: 'PARTLY_REFUNDED', amount: 30_000 },
    ],
  })
  expect(
    await gateway.transactions(new Date('2026-11-03T00:00:00Z'), new Date('2026-11-04T00:00:00Z')),
  ).toEqual({ outcome: 'found', transactions: [] })
})
