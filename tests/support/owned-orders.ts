import { sendGuestCode } from '#contract/guest-orders.ts'
import { replyOf, type TestApp } from './app.ts'
import { codeSentTo } from './given-accounts.ts'
import {
  allowProofOnly,
  type OwnedResources,
  ownAndStudio,
  type Proof,
  unknownProof,
  withGuestToken,
  withQuery,
} from './ownership.ts'

const refundAccount = { bank: '우리은행', account_number: '1002-345-678901', holder: '김하나' }

/** Calls about a customer's order and its money. */
export const ownedOrders: OwnedResources = {
  'GET /v1/orders/by-number/:order_number': {
    call: withGuestToken(({ order }) => `/v1/orders/by-number/${order}`),
    expects: ownAndStudio,
  },
  'GET /v1/orders/:order_number/refund-quote': {
    call: withGuestToken(({ order }) => `/v1/orders/${order}/refund-quote`),
    expects: ownAndStudio,
  },
  'POST /v1/orders/:order_number/cancel': {
    call: ({ order }, proof) => ({
      url: `/v1/orders/${order}/cancel`,
      body: {
        reason: '일정이 바뀌었어요',
        refund_account: refundAccount,
        guest_token: proof?.token,
      },
    }),
    expects: ownAndStudio,
  },
  'PUT /v1/orders/:order_number/cash-receipt': {
    call: ({ order }, proof) => ({
      url: withQuery(`/v1/orders/${order}/cash-receipt`, 'guest_token', proof?.token),
      body: { purpose: 'INCOME_DEDUCTION', number: '010-1234-5678' },
    }),
    expects: ownAndStudio,
  },
  'PUT /v1/orders/:order_number/refund/account': {
    call: ({ order }, proof) => ({
      url: withQuery(`/v1/orders/${order}/refund/account`, 'guest_token', proof?.token),
      body: { refund_account: refundAccount },
    }),
    expects: ownAndStudio,
  },
  'POST /v1/orders/:order_number/complete': {
    call: withGuestToken(({ order }) => `/v1/orders/${order}/complete`),
    expects: ownAndStudio,
  },
  'POST /v1/payments/attempts': {
    call: ({ order }, proof) => ({
      url: '/v1/payments/attempts',
      body: { order_number: order, guest_token: proof?.token },
    }),
    expects: ownAndStudio,
  },
  'POST /v1/payments/confirm': {
    call: ({ order }, proof) => ({
      url: '/v1/payments/confirm',
      body: {
        order_number: order,
        guest_token: proof?.token,
        payment_key: 'tgen_1',
        amount: 100_000,
      },
    }),
    expects: ownAndStudio,
  },
  'GET /v1/payments/by-order/:order_number': {
    call: withGuestToken(({ order }) => `/v1/payments/by-order/${order}`),
    expects: ownAndStudio,
  },
  'POST /v1/payments/method': {
    call: ({ order }, proof) => ({
      url: '/v1/payments/method',
      body: { order_number: order, guest_token: proof?.token, payment_method: 'bank_transfer' },
    }),
    expects: ownAndStudio,
  },
  'GET /v1/orders/guest/search': {
    // Half a proof is no proof: the phone is right, the email is not.
    call: ({ proof: its }, { email, phone } = { ...unknownProof, phone: its.phone }) => ({
      url: `/v1/orders/guest/search?${new URLSearchParams({ email, phone })}`,
    }),
    expects: allowProofOnly(404),
    shows: ({ order }) => order,
  },
  'POST /v1/orders/guest/token': {
    call: async ({ app, order }, proof = unknownProof) => ({
      url: '/v1/orders/guest/token',
      body: { order_number: order, email: proof.email, code: await codeFor(app, proof) },
    }),
    expects: allowProofOnly(400),
  },
}

/** Requests a code and reads it from the order's email; none is sent to a wrong address. */
async function codeFor(app: TestApp, { order: order_number, email, phone }: Proof) {
  replyOf(await app.call(sendGuestCode, { body: { order_number, email, phone } }))
  return order_number === unknownProof.order ? '000000' : codeSentTo(app, email)
}
