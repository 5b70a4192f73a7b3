import { describe, expect, test } from 'vitest'
import type { PaymentProgress } from '#contract/payment-flow.ts'
import { won } from '#domain/money/won.ts'
import type { DeclineReason } from '#domain/payments/decline-reasons.ts'
import { type TossCodeOf, tossCodesOf } from '#tests/support/toss/codes.ts'
import { renderedHtml } from '#tests/web/rendered.tsx'
import { type Language, languages } from '#texts/messages.ts'
import { payingTexts } from '#texts/paying.ts'
import { CheckingPanel } from './checking-panel.tsx'
import { PayingState } from './paying-state.tsx'

const now = (change: Partial<PaymentProgress> = {}): PaymentProgress => ({
  order_number: 'GYABCDEFGHJK',
  state: 'TO_PAY',
  method: 'card',
  provider: 'toss',
  status: 'WAITING',
  amount: won(100_000),
  refunded_amount: won(0),
  paid_at: null,
  due_at: '2026-11-05T01:30:00.000Z',
  deposit: null,
  failure_code: null,
  receipt_url: null,
  ...change,
})
const proof = { orderNumber: 'GYABCDEFGHJK', guestToken: null }
const shown = (change: Partial<PaymentProgress>, code?: string, language: Language = 'ko') =>
  renderedHtml(() => <PayingState now={now(change)} proof={proof} code={code} />, language)

// biome-ignore format: a table reads by columns
const codesByReason = {
  refused:      ['REJECT_CARD_COMPANY', 'INVALID_REJECT_CARD'],
  stopped:      ['CARD_PROCESSING_ERROR'],
  timeOver:     ['NOT_FOUND_PAYMENT_SESSION'],
  limit:        ['EXCEED_MAX_AMOUNT', 'EXCEED_MAX_PAYMENT_AMOUNT', 'EXCEED_MAX_ONE_DAY_AMOUNT',
                 'EXCEED_MAX_DAILY_PAYMENT_COUNT', 'EXCEED_MAX_MONTHLY_PAYMENT_AMOUNT',
                 'EXCEED_MAX_ONE_DAY_WITHDRAW_AMOUNT', 'EXCEED_MAX_ONE_TIME_WITHDRAW_AMOUNT'],
  balance:      ['REJECT_ACCOUNT_PAYMENT', 'REJECT_CARD_PAYMENT'],
  blockedCard:  ['INVALID_STOPPED_CARD', 'INVALID_CARD_LOST_OR_STOLEN'],
  cardDetails:  ['INVALID_CARD_EXPIRATION', 'INVALID_CARD_NUMBER'],
  instalments:  ['EXCEED_MAX_CARD_INSTALLMENT_PLAN', 'INVALID_CARD_INSTALLMENT_PLAN',
                 'NOT_SUPPORTED_MONTHLY_INSTALLMENT_PLAN', 'NOT_SUPPORTED_INSTALLMENT_PLAN_CARD_OR_MERCHANT'],
  cardPoints:   ['NOT_ALLOWED_POINT_USE'],
  account:      ['RESTRICTED_TRANSFER_ACCOUNT', 'INVALID_ACCOUNT_INFO_RE_REGISTER', 'REJECT_TOSSPAY_INVALID_ACCOUNT'],
  bankHours:    ['NOT_AVAILABLE_BANK', 'NOT_AVAILABLE_PAYMENT'],
  password:     ['INVALID_PASSWORD'],
  tooManyTries: ['EXCEED_MAX_AUTH_COUNT'],
  fraudCheck:   ['FDS_ERROR'],
  shop:         ['INVALID_API_KEY', 'UNAUTHORIZED_KEY', 'INCORRECT_BASIC_AUTH_FORMAT', 'NOT_FOUND_TERMINAL_ID',
                 'INVALID_UNREGISTERED_SUBMALL', 'NOT_REGISTERED_BUSINESS', 'BELOW_MINIMUM_AMOUNT',
                 'INVALID_REQUEST', 'FORBIDDEN_REQUEST', 'INVALID_AUTHORIZE_AUTH', 'UNAPPROVED_ORDER_ID',
                 'NOT_FOUND_PAYMENT'],
} as const satisfies Partial<Record<DeclineReason, readonly TossCodeOf<'confirm'>[]>>
const shownOf = Object.entries(codesByReason).flatMap(([reason, codes]) =>
  codes.map((code) => [code, reason as keyof typeof codesByReason] as const),
)
/** Codes with an unknown outcome: never shown as a decline. */
const unknownEnds: readonly TossCodeOf<'confirm'>[] = [
  'ALREADY_PROCESSED_PAYMENT',
  'PROVIDER_ERROR',
  'INVALID_IDEMPOTENCY_KEY',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'COMMON_ERROR',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'UNKNOWN_PAYMENT_ERROR',
]

test('[PAY-02] has a message for every code that may decline a payment', () => {
  const covered = [...shownOf.map(([code]) => code), ...unknownEnds]
  expect(covered.sort()).toEqual(Object.keys(tossCodesOf.confirm).sort())
})

describe.each(languages)('in %s', (language) => {
  const text = payingTexts[language]

  test.each(shownOf)('[PAY-02] shows after %s: %s', async (code, reason) => {
    const html = await shown({ state: 'DECLINED', failure_code: code }, undefined, language)

    expect(html).toContain(text.reasons[reason])
    expect(html).toContain(text.nothingTaken)
  })

  test('[PAY-02] also shows declines known only from the address, and a changed amount', async () => {
    expect(await shown({}, 'PAY_PROCESS_CANCELED', language)).toContain(text.reasons.gaveUp)
    const html = await shown({ state: 'DECLINED', failure_code: 'MISMATCH' }, undefined, language)
    expect(html).toContain(text.reasons.otherAmountTaken)
    expect(html).not.toContain(text.nothingTaken)
  })

  test('[PAY-02] shows an unknown code as a decline', async () => {
    const html = await shown(
      { state: 'DECLINED', failure_code: 'SOMETHING_NEW' },
      undefined,
      language,
    )
    expect(html).toContain(text.otherReason)
  })

  test('[PAY-03] shows no failure while the outcome is unknown', async () => {
    const html = await renderedHtml(
      () => <CheckingPanel isUnreachable={false} onCheck={() => {}} busy={false} />,
      language,
    )
    expect(html).toContain(text.checkingTitle)
    expect(html).not.toContain(text.failTitle)
  })
})

test('[PAY-03] never shows a paid order as failed', async () => {
  const html = await shown({ state: 'PAID', status: 'PAID' }, 'PAY_PROCESS_ABORTED')

  expect(html).not.toContain(payingTexts.ko.failTitle)
})

test('[PAY-03] asks for a reversed payment in the payment window, with reason and amount due', async () => {
  const html = await shown({ due_at: null, amount: won(40_000) })

  expect(html).toContain('결제하신 금액이 은행에서 되돌려졌어요. 40,000원을 다시 결제해 주세요.')
  expect(html).toContain('40,000원 결제하기')
})
