import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { won } from '#domain/money/won.ts'
import { createLogger } from '#server/platform/logging.ts'
import type { PaymentGateway } from '#server/ports/payment-provider.ts'
import {
  type TossCall,
  type TossCode,
  type TossCodeOf,
  tossCodesOf,
} from '#tests/support/toss/codes.ts'
import { startTossStandIn, type TossStandIn } from '#tests/support/toss-stand-in.ts'
import { tossPayments } from './toss.ts'

const NOW = new Date('2026-11-02T01:30:00Z')
const AMOUNT = won(100_000)

const misconfigured = [
  'INVALID_API_KEY',
  'UNAUTHORIZED_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
] as const
/** Failures at the provider: the request may have been carried out. */
const broken = [
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'COMMON_ERROR',
] as const
/** An equal request came before and may have been carried out. */
const again = ['IDEMPOTENT_REQUEST_PROCESSING', 'FORBIDDEN_CONSECUTIVE_REQUEST'] as const
const unheard = ['INVALID_REQUEST', 'INVALID_IDEMPOTENCY_KEY', 'FORBIDDEN_REQUEST'] as const
const unread = { misconfigured, unknown: [...broken, ...again, ...unheard] } as const
const unlisted = [
  ...unread.unknown,
  'EXCEED_MAX_QUERY_LIMIT',
  'INVALID_DATE',
  'INVALID_ISO_DATE_FORMAT',
  'INVALID_PAGING_KEY',
] as const
const shopUnknown = ['NOT_FOUND_MERCHANT'] as const
const ofReceipts = [
  ...unheard,
  'INVALID_CASH_RECEIPT_INFO',
  'INVALID_BUSINESS_NUMBER',
  'NOT_REGISTERED_BUSINESS',
  'INVALID_ORDER_ID',
  'INVALID_ORDER_NAME',
  'BELOW_ZERO_AMOUNT',
  'PROVIDER_ERROR',
  'NOT_FOUND',
] as const
const duplicates = ['DUPLICATED_CASH_RECEIPT', 'DUPLICATED_ORDER_ID', 'DUPLICATED_REQUEST'] as const

type Decisions = {
  readonly [Call in TossCall]: Readonly<Record<string, readonly TossCodeOf<Call>[]>>
}

/** Expected outcome of each documented code by call. Source: PAY-03. */
// biome-ignore format: a list of codes reads as a paragraph
const decisions = {
  confirm: {
    misconfigured,
    unknown: [...broken, ...again, 'INVALID_IDEMPOTENCY_KEY', 'ALREADY_PROCESSED_PAYMENT', 'PROVIDER_ERROR', 'UNKNOWN_PAYMENT_ERROR'],
    // The studio must correct these at the provider.
    shopRefused: ['NOT_FOUND_TERMINAL_ID', 'INVALID_UNREGISTERED_SUBMALL', 'NOT_REGISTERED_BUSINESS'],
    declined: [
      'EXCEED_MAX_CARD_INSTALLMENT_PLAN', 'INVALID_REQUEST', 'NOT_ALLOWED_POINT_USE', 'INVALID_REJECT_CARD',
      'BELOW_MINIMUM_AMOUNT', 'INVALID_CARD_EXPIRATION', 'INVALID_STOPPED_CARD', 'EXCEED_MAX_DAILY_PAYMENT_COUNT',
      'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT', 'INVALID_CARD_INSTALLMENT_PLAN',
      'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN', 'EXCEED_MAX_PAYMENT_AMOUNT',
      'INVALID_AUTHORIZE_AUTH', 'INVALID_CARD_LOST_OR_STOLEN', 'RESTRICTED_TRANSFER_ACCOUNT', 'INVALID_CARD_NUMBER',
      'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT',
      'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT', 'CARD_PROCESSING_ERROR', 'EXCEED_MAX_AMOUNT',
      'INVALID_ACCOUNT_INFO_RE_REGISTER', 'NOT_AVAILABLE_PAYMENT', 'UNAPPROVED_ORDER_ID',
      'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT', 'REJECT_ACCOUNT_PAYMENT', 'REJECT_CARD_PAYMENT', 'REJECT_CARD_COMPANY',
      'FORBIDDEN_REQUEST', 'REJECT_TOSSPAY_INVALID_ACCOUNT', 'EXCEED_MAX_AUTH_COUNT', 'EXCEED_MAX_ONE_DAY_AMOUNT',
      'NOT_AVAILABLE_BANK', 'INVALID_PASSWORD', 'FDS_ERROR', 'NOT_FOUND_PAYMENT', 'NOT_FOUND_PAYMENT_SESSION',
    ],
  },
  read: {
    misconfigured,
    nothing: ['NOT_FOUND_PAYMENT'],
    shopUnknown,
    unknown: [...unread.unknown, 'INVALID_PAYMENT_KEY', 'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN_BELOW_AMOUNT', 'NOT_FOUND'],
  },
  cancel: {
    misconfigured,
    // Retried with another key, since a key repeats its first reply.
    refunded: ['PROVIDER_ERROR'],
    unknown: [
      ...broken, ...again, 'ALREADY_CANCELED_PAYMENT', 'ALREADY_REFUND_PAYMENT', 'ALREADY_REFUNDING_PAYMENT',
      'FAILED_REFUND_PROCESS', 'FAILED_PARTIAL_REFUND', 'FAILED_METHOD_HANDLING_CANCEL',
    ],
    // After reading the payment has shown that nothing was refunded.
    refused: [
      ...unheard, 'INVALID_REFUND_ACCOUNT_INFO', 'INVALID_REFUND_ACCOUNT_NUMBER', 'INVALID_REFUND_AMOUNT',
      'EXCEED_CANCEL_AMOUNT_DISCOUNT_AMOUNT', 'INVALID_BANK', 'NOT_MATCHES_REFUNDABLE_AMOUNT', 'REFUND_REJECTED',
      'FORBIDDEN_BANK_REFUND_REQUEST', 'NOT_CANCELABLE_AMOUNT', 'NOT_CANCELABLE_PAYMENT', 'EXCEED_MAX_REFUND_AMOUNT',
      'EXCEED_MAX_REFUND_DUE', 'NOT_ALLOWED_PARTIAL_REFUND', 'NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT',
      'NOT_ALLOWED_REFUND_BANK', 'NOT_AVAILABLE_BANK', 'NOT_CANCELABLE_PAYMENT_FOR_DORMANT_USER',
      'NOT_SUPPORTED_REFUND', 'EXCEED_CANCEL_LIMIT', 'NOT_FOUND_PAYMENT',
    ],
  },
  transactions: { misconfigured, shopUnknown, unknown: unlisted },
  fees: { misconfigured, shopUnknown, unknown: unlisted },
  // After the list of the day has shown that there is no receipt.
  receipt: { misconfigured, unknown: [...broken, ...again, ...duplicates], refused: ofReceipts },
  // The owner checks at the tax office before cancelling there.
  'receipt-cancel': {
    misconfigured,
    unknown: [...broken, 'IDEMPOTENT_REQUEST_PROCESSING'],
    refused: [...ofReceipts, ...duplicates, 'FORBIDDEN_CONSECUTIVE_REQUEST'],
  },
  receipts: { unknown: [...misconfigured, ...unlisted, ...shopUnknown, 'NOT_FOUND_MERCHANT_BUSINESS_NUMBER'] },
} as const satisfies Decisions

let toss: TossStandIn
let gateway: PaymentGateway
beforeAll(async () => {
  toss = await startTossStandIn({ now: () => NOW })
  const { clientKey, secretKey, scriptUrl, url: baseUrl } = toss
  const log = createLogger('silent')
  gateway = tossPayments({ clientKey, secretKey, scriptUrl, baseUrl, log }).gateway!
})
afterAll(() => toss.stop())

const agreed = () => toss.payments.authorise({ orderId: 'GYABCDEFGHJK', amount: AMOUNT })
const paid = () => {
  const { paymentKey, orderId } = agreed()
  toss.payments.confirm({ paymentKey, orderId, amount: AMOUNT })
  return paymentKey
}
const receiptFor = (code: TossCode) => ({
  providerOrderId: `GY_${code}`.slice(0, 64),
  orderName: '헤어 컨설팅',
  amount: AMOUNT,
  purpose: 'INCOME_DEDUCTION' as const,
  number: '01098765432',
  idempotencyKey: `receipt ${code}`,
  at: NOW,
})
const issued = () =>
  toss.receipts.issue({
    ...{
      orderId: `GY_${toss.receipts.all.length}_ISSUED`,
      orderName: '헤어 컨설팅',
      type: '소득공제',
    },
    ...{ amount: AMOUNT, customerIdentityNumber: '01098765432' },
  }).receiptKey

/** Makes each call from a state in which it would succeed. */
const ask: Readonly<Record<TossCall, (code: TossCode) => Promise<string>>> = {
  confirm: async (code) => {
    const { paymentKey, orderId: providerOrderId } = agreed()
    const asked = { paymentKey, providerOrderId, amount: AMOUNT, idempotencyKey: `confirm ${code}` }
    return (await gateway.confirm(asked)).outcome
  },
  read: async () => (await gateway.read({ paymentKey: paid() })).outcome,
  cancel: async (code) => {
    const asked = { paymentKey: paid(), amount: won(30_000), refundedBefore: won(0), account: null }
    const named = {
      reason: '일정이 바뀌었어요',
      idempotencyKey: `refund ${code}`,
      reference: '0f9d1c2b',
    }
    return (await gateway.refund({ ...asked, ...named })).outcome
  },
  transactions: async () => (await gateway.transactions(NOW, NOW)).outcome,
  fees: async () => (await gateway.fees(NOW, NOW)).outcome,
  receipt: async (code) => (await gateway.issueCashReceipt(receiptFor(code))).outcome,
  'receipt-cancel': async (code) => {
    const asked = { receiptKey: issued(), amount: won(10_000), idempotencyKey: `cancel ${code}` }
    const rest = { at: NOW, now: NOW, done: [] }
    return (await gateway.cancelCashReceipt({ ...asked, ...rest })).outcome
  },
  receipts: async () =>
    (await gateway.readCashReceipt({
      receiptKey: issued(),
      what: 'ISSUE',
      issueNumber: null,
      from: NOW,
      to: NOW,
    }))
      ? 'found'
      : 'unknown',
}

describe.each(Object.keys(tossCodesOf) as TossCall[])('%s', (call) => {
  const all: Readonly<Record<string, readonly TossCode[]>> = decisions[call]
  const rows = Object.entries(all).flatMap(([end, codes]) =>
    codes.map((code) => [code, end] as const),
  )

  test('[PAY-03] decides the outcome of every documented code', () => {
    expect(rows.map(([code]) => code).sort()).toEqual(Object.keys(tossCodesOf[call]).sort())
  })

  test.each(rows)('[PAY-03] %s: %s', async (code, end) => {
    toss.meets(call, { refuses: code })
    expect(await ask[call](code)).toBe(end)
  })
})

test.each([...duplicates, 'INVALID_REQUEST', 'PROVIDER_ERROR'] as const)(
  'an issued receipt counts as done although Toss replies %s',
  async (code) => {
    const { providerOrderId: orderId, orderName, number } = receiptFor(`${code}` as TossCode)
    const stood = { orderId: `${orderId}_stands`, orderName, type: '소득공제', amount: AMOUNT }
    const { receiptKey } = toss.receipts.issue({ ...stood, customerIdentityNumber: number })
    toss.meets('receipt', { refuses: code })

    const asked = {
      ...receiptFor(code),
      providerOrderId: stood.orderId,
      idempotencyKey: `stands ${code}`,
    }
    expect(await gateway.issueCashReceipt(asked)).toMatchObject({
      outcome: 'done',
      receipt: { receiptKey },
    })
  },
)
