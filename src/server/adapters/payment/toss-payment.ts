import { z } from 'zod'
import { won } from '#domain/money/won.ts'
import type { PaymentStatusAtProvider } from '#domain/payments/intent-status.ts'
import type { ProviderPayment } from '#server/ports/payment-provider.ts'
import { bankName } from './toss-banks.ts'
import { toCashReceipt } from './toss-cash-receipt.ts'

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const amount = z.int().transform(won)

/** The fields of a payment that we use; other and future fields are ignored. */
const payment = z.object({
  paymentKey: z.string().min(1),
  orderId: z.string().min(1),
  status: z.string(),
  method: z.string().nullish(),
  currency: z.string().nullish(),
  totalAmount: amount,
  balanceAmount: amount,
  approvedAt: moment.nullish(),
  secret: z.string().nullish(),
  receipt: z.object({ url: z.string().nullish() }).nullish(),
  cashReceipt: z.unknown().optional(),
  cancels: z
    .array(
      z.object({
        cancelAmount: amount,
        transactionKey: z.string(),
        canceledAt: moment,
        cancelReason: z.string().nullish(),
        cancelStatus: z.string().nullish(),
      }),
    )
    .nullish(),
  virtualAccount: z
    .object({
      accountNumber: z.string(),
      bankCode: z.string(),
      customerName: z.string().nullish(),
      // Some replies have no offset: the time is then Seoul's.
      dueDate: z.string().nullish(),
      refundStatus: z.string().nullish(),
    })
    .nullish(),
})

/** Parses a payment; null if it is not one. Source: core API 2022-11-16, the payment object. */
export function toProviderPayment(answer: unknown): ProviderPayment | null {
  const { data } = payment.safeParse(answer)
  if (!data || typeof answer !== 'object' || !answer) return null
  const { virtualAccount } = data
  return {
    paymentKey: data.paymentKey,
    providerOrderId: data.orderId,
    status: statuses[data.status] ?? 'STARTED',
    method: methods[data.method ?? ''] ?? 'other',
    isInWon: (data.currency ?? 'KRW') === 'KRW',
    amount: data.totalAmount,
    balance: data.balanceAmount,
    approvedAt: data.approvedAt ?? null,
    deposit: virtualAccount
      ? {
          account: {
            bank: bankName(virtualAccount.bankCode),
            account_number: virtualAccount.accountNumber,
            holder: virtualAccount.customerName ?? '',
          },
          dueAt: virtualAccount.dueDate ? seoulMoment(virtualAccount.dueDate) : null,
        }
      : null,
    secret: data.secret ?? null,
    refunds: (data.cancels ?? []).filter(hasGone).map((it) => ({
      amount: it.cancelAmount,
      transactionKey: it.transactionKey,
      at: it.canceledAt,
      reason: it.cancelReason ?? null,
    })),
    hasFailedRefund: failedRefunds.has(virtualAccount?.refundStatus ?? ''),
    receiptUrl: data.receipt?.url ?? null,
    cashReceipt: toCashReceipt(data.cashReceipt),
    raw: withoutSecrets(answer),
  }
}

/**
 * True if a cancellation was carried out. Newer replies also list failed ones, which differ by
 * `cancelStatus`; older replies have no such field. Source: core API 2022-11-16, `cancels[]`
 * (github.com/kms0219kms/tosspayments-api-spec, specs/coreApi/2022-11-16.json).
 */
const hasGone = ({ cancelStatus }: { readonly cancelStatus?: string | null | undefined }) =>
  (cancelStatus ?? 'DONE') === 'DONE'

export const statuses: Readonly<Record<string, PaymentStatusAtProvider>> = {
  READY: 'STARTED',
  IN_PROGRESS: 'AGREED',
  WAITING_FOR_DEPOSIT: 'WAITING_FOR_DEPOSIT',
  DONE: 'PAID',
  CANCELED: 'REFUNDED',
  PARTIAL_CANCELED: 'PARTLY_REFUNDED',
  ABORTED: 'FAILED',
  EXPIRED: 'EXPIRED',
}

const failedRefunds: ReadonlySet<string> = new Set(['FAILED', 'PARTIAL_FAILED'])

/** Toss's method names: Korean, or English when it replies in English. */
const methods: Readonly<Record<string, string>> = {
  카드: 'card',
  CARD: 'card',
  가상계좌: 'virtual_account',
  VIRTUAL_ACCOUNT: 'virtual_account',
  간편결제: 'easy_pay',
  EASY_PAY: 'easy_pay',
  휴대폰: 'mobile',
  MOBILE_PHONE: 'mobile',
  계좌이체: 'transfer',
  TRANSFER: 'transfer',
  문화상품권: 'gift_certificate',
  도서문화상품권: 'gift_certificate',
  게임문화상품권: 'gift_certificate',
  CULTURE_GIFT_CERTIFICATE: 'gift_certificate',
}

function seoulMoment(text: string): Date | null {
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/.test(text)
  const at = new Date(hasOffset ? text : `${text}+09:00`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Account numbers, names and webhook secrets, which are not stored with the raw reply. */
const NOT_STORED = new Set([
  'accountNumber',
  'refundReceiveAccount',
  'secret',
  'customerName',
  'customerMobilePhone',
  'customerEmail',
  'depositorName',
  'holderName',
  'registrationNumber',
  'customerIdentityNumber',
])

const withoutSecrets = (answer: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(answer)
      .filter(([name]) => !NOT_STORED.has(name))
      .map(([name, value]) => [name, storedValue(value)]),
  )

function storedValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(storedValue)
  return value !== null && typeof value === 'object' ? withoutSecrets(value) : value
}
