import { z } from 'zod'
import { won } from '#domain/money/won.ts'
import type {
  PaymentIdentifier,
  PaymentProvider,
  ProviderTransaction,
  ReadOutcome,
  TransactionsOutcome,
} from '#server/ports/payment-provider.ts'
import { cancelAtToss, issueAtToss, readReceiptAtToss } from './toss-cash-receipt.ts'
import { decideConfirm, failureOf } from './toss-decision.ts'
import { feesAtToss } from './toss-fees.ts'
import { isWidgetKey } from './toss-keys.ts'
import { statuses, toProviderPayment } from './toss-payment.ts'
import { refundAtToss } from './toss-refund.ts'
import { callToss, type TossSettings } from './toss-request.ts'
import type { TossResponse } from './toss-response.ts'
import { parseTossWebhook } from './toss-webhook.ts'

const TRANSACTIONS_A_CALL = 1_000
const SEOUL_OFFSET_MS = 9 * 60 * 60_000

interface TossOptions extends TossSettings {
  readonly clientKey: string
  readonly scriptUrl: string
}

/** Creates the payment provider Toss Payments, core API 2022-11-16. Source: PAY-02. */
export const tossPayments = ({
  clientKey,
  scriptUrl,
  ...settings
}: TossOptions): PaymentProvider => ({
  name: 'toss',
  // Keys without a widget open Toss's payment window for cards only.
  methods: isWidgetKey(clientKey) ? ['card', 'virtual_account', 'transfer'] : ['card'],
  clientKey,
  gateway: {
    scriptUrl,
    widgetHosts: [...new Set(['https://*.tosspayments.com', new URL(scriptUrl).origin])],
    async confirm({ paymentKey, providerOrderId, amount, idempotencyKey }) {
      const body = { paymentKey, orderId: providerOrderId, amount }
      return decideConfirm(
        await callToss(settings, 'POST', '/v1/payments/confirm', { body, idempotencyKey }),
      )
    },
    read: async (asked) => toReadOutcome(await callToss(settings, 'GET', pathOf(asked))),
    parseWebhook: parseTossWebhook,
    refund: (request) => refundAtToss(settings, request),
    transactions: (from, to) => allTransactions(settings, from, to),
    fees: (from, to) => feesAtToss(settings, from, to),
    issueCashReceipt: (request) => issueAtToss(settings, request),
    cancelCashReceipt: (cancel) => cancelAtToss(settings, cancel),
    readCashReceipt: (step) => readReceiptAtToss(settings, step),
  },
})

const pathOf = (asked: PaymentIdentifier): string =>
  'paymentKey' in asked
    ? `/v1/payments/${encodeURIComponent(asked.paymentKey)}`
    : `/v1/payments/orders/${encodeURIComponent(asked.providerOrderId)}`

function toReadOutcome(answer: TossResponse): ReadOutcome {
  const failed = failureOf(answer)
  if (answer.status !== 200) {
    // Other 404s (an unknown path or shop) do not mean that the payment does not exist.
    const isNothing = answer.status === 404 && answer.code === 'NOT_FOUND_PAYMENT'
    return isNothing ? { outcome: 'nothing' } : failed
  }
  const payment = toProviderPayment(answer.body)
  return payment ? { outcome: 'found', payment } : failed
}

const transaction = z.object({
  transactionKey: z.string(),
  paymentKey: z.string(),
  orderId: z.string(),
  status: z.string(),
  amount: z.int(),
  transactionAt: z.string(),
})

async function allTransactions(
  settings: TossSettings,
  from: Date,
  to: Date,
): Promise<TransactionsOutcome> {
  const transactions: ProviderTransaction[] = []
  for (let after: string | undefined; ; ) {
    const query = new URLSearchParams({
      startDate: seoulText(from),
      endDate: seoulText(to),
      limit: String(TRANSACTIONS_A_CALL),
      ...(after && { startingAfter: after }),
    })
    const answer = await callToss(settings, 'GET', `/v1/transactions?${query}`)
    const page =
      answer.status === 200 ? z.array(transaction).safeParse(answer.body).data : undefined
    if (!page) return failureOf(answer)
    transactions.push(...page.map(toTransaction))
    after = page.at(-1)?.transactionKey
    if (page.length < TRANSACTIONS_A_CALL) return { outcome: 'found', transactions }
  }
}

const toTransaction = (it: z.output<typeof transaction>): ProviderTransaction => ({
  transactionKey: it.transactionKey,
  paymentKey: it.paymentKey,
  providerOrderId: it.orderId,
  status: statuses[it.status] ?? 'STARTED',
  amount: won(Math.abs(it.amount)),
  at: new Date(/[Z+]/.test(it.transactionAt) ? it.transactionAt : `${it.transactionAt}+09:00`),
})

/** Formats a moment without an offset, which Toss reads as Seoul's time. */
const seoulText = (at: Date) => new Date(at.getTime() + SEOUL_OFFSET_MS).toISOString().slice(0, 19)
