import { randomBytes, randomUUID } from 'node:crypto'
import { TossError } from './codes.ts'

export type TossMethod = '카드' | '가상계좌' | '계좌이체' | '간편결제' | '휴대폰'

type Status =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED'

interface Cancel {
  readonly cancelAmount: number
  readonly cancelReason: string
  readonly canceledAt: string
  readonly transactionKey: string
  readonly cancelStatus: 'DONE' | 'ABORTED'
}

export interface TossPayment {
  readonly paymentKey: string
  readonly orderId: string
  readonly orderName: string
  readonly currency: string
  readonly method: TossMethod
  readonly totalAmount: number
  readonly requestedMs: number
  status: Status
  balanceAmount: number
  approvedAt: string | null
  lastTransactionKey: string | null
  secret: string | null
  virtualAccount: Record<string, unknown> | null
  cashReceipt: object | null
  readonly cancels: Cancel[]
}

interface Transaction {
  readonly transactionKey: string
  readonly paymentKey: string
  readonly orderId: string
  readonly status: Status
  readonly amount: number
  readonly transactionAt: string
}

const CONFIRM_WITHIN_MS = 10 * 60_000
const ACCOUNT_OPEN_MS = 7 * 24 * 60 * 60_000
const SEOUL_MS = 9 * 60 * 60_000

/** Formats a moment like Toss: Seoul's time with its offset. */
export const seoulTime = (ms: number) =>
  `${new Date(ms + SEOUL_MS).toISOString().slice(0, 19)}+09:00`

/** Payments at Toss with their possible events. Calls `changed` on every status change. */
export function tossPaymentStore(now: () => Date, changed: (payment: TossPayment) => void) {
  const payments = new Map<string, TossPayment>()
  const transactions: Transaction[] = []
  const moment = () => seoulTime(now().getTime())

  function move(payment: TossPayment, status: Status, amount = 0) {
    payment.status = status
    if (amount > 0) {
      const transactionKey = randomBytes(16).toString('hex').toUpperCase()
      payment.lastTransactionKey = transactionKey
      const { paymentKey, orderId } = payment
      transactions.push({
        ...{ transactionKey, paymentKey, orderId, status, amount },
        transactionAt: moment(),
      })
    }
    changed(payment)
  }

  const byKey = (paymentKey: string) =>
    asOfNow(payments.get(paymentKey) ?? fail('NOT_FOUND_PAYMENT'))

  /** Finds the newest payment of an order ID, like Toss. */
  const byOrder = (orderId: string) =>
    asOfNow(
      [...payments.values()].filter((it) => it.orderId === orderId).at(-1) ??
        fail('NOT_FOUND_PAYMENT'),
    )

  /** Expires an authorized payment that was not confirmed in time. */
  function asOfNow(payment: TossPayment) {
    const isLate = now().getTime() - payment.requestedMs > CONFIRM_WITHIN_MS
    if (payment.status === 'IN_PROGRESS' && isLate) move(payment, 'EXPIRED')
    return payment
  }

  const newestOf = (of: string | TossPayment) => (typeof of === 'string' ? byOrder(of) : of)

  return {
    all: payments,
    transactions,
    byKey,
    byOrder,

    /** Authorizes a payment in the widget; returns the parameters of its redirect. */
    authorise(asked: {
      orderId: string
      amount: number
      method?: TossMethod
      orderName?: string
      currency?: string
    }) {
      const payment: TossPayment = {
        paymentKey: `tgen_${randomUUID()}`,
        orderId: asked.orderId,
        orderName: asked.orderName ?? '헤어 컨설팅',
        method: asked.method ?? '카드',
        currency: asked.currency ?? 'KRW',
        totalAmount: asked.amount,
        balanceAmount: asked.amount,
        requestedMs: now().getTime(),
        status: 'IN_PROGRESS',
        approvedAt: null,
        lastTransactionKey: null,
        secret: `ps_${randomBytes(12).toString('hex')}`,
        virtualAccount: null,
        cashReceipt: null,
        cancels: [],
      }
      payments.set(payment.paymentKey, payment)
      return payment
    },

    confirm({ paymentKey, orderId, amount }: Record<string, unknown>) {
      const payment = byKey(String(paymentKey))
      if (payment.orderId !== orderId || payment.totalAmount !== amount) fail('INVALID_REQUEST')
      if (payment.status === 'EXPIRED') fail('NOT_FOUND_PAYMENT_SESSION')
      if (payment.status !== 'IN_PROGRESS') fail('ALREADY_PROCESSED_PAYMENT')
      if (payment.method === '가상계좌') {
        payment.virtualAccount = {
          accountType: '일반',
          accountNumber: 'X6505636518308',
          bankCode: '20',
          customerName: '김하나',
          dueDate: seoulTime(now().getTime() + ACCOUNT_OPEN_MS),
          refundStatus: 'NONE',
          expired: false,
          settlementStatus: 'INCOMPLETED',
          refundReceiveAccount: null,
        }
        move(payment, 'WAITING_FOR_DEPOSIT')
      } else {
        payment.approvedAt = moment()
        move(payment, 'DONE', payment.totalAmount)
      }
      return payment
    },

    cancel(paymentKey: string, asked: Record<string, unknown>) {
      const payment = byKey(paymentKey)
      const { cancelReason, cancelAmount, refundReceiveAccount } = asked
      if (!cancelReason || String(cancelReason).length > 200) fail('INVALID_REQUEST')
      if (payment.status === 'CANCELED') fail('ALREADY_CANCELED_PAYMENT')
      if (payment.status === 'WAITING_FOR_DEPOSIT') {
        if (cancelAmount !== undefined) fail('NOT_ALLOWED_PARTIAL_REFUND_WAITING_DEPOSIT')
        payment.balanceAmount = 0
        move(payment, 'CANCELED')
        return payment
      }
      if (!['DONE', 'PARTIAL_CANCELED'].includes(payment.status)) fail('NOT_CANCELABLE_PAYMENT')
      const amount = Number(cancelAmount ?? payment.balanceAmount)
      if (!(amount > 0) || amount > payment.balanceAmount) fail('NOT_CANCELABLE_AMOUNT')
      if (payment.method === '가상계좌') refuseBadAccount(refundReceiveAccount)
      payment.balanceAmount -= amount
      move(payment, payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED', amount)
      payment.cancels.push({
        cancelAmount: amount,
        cancelReason: String(cancelReason),
        canceledAt: moment(),
        transactionKey: payment.lastTransactionKey!,
        cancelStatus: 'DONE',
      })
      return payment
    },

    /** Deposits into a virtual account. */
    deposit(of: string | TossPayment) {
      const payment = newestOf(of)
      payment.approvedAt = moment()
      move(payment, 'DONE', payment.totalAmount)
      return payment
    },

    /** Reverses a deposit: the payment waits for its deposit again. */
    takeBack(of: string | TossPayment) {
      const payment = newestOf(of)
      payment.approvedAt = null
      move(payment, 'WAITING_FOR_DEPOSIT')
      return payment
    },

    /** Sets the result of a refund to a bank account. */
    refundArrives(of: string | TossPayment, refundStatus: 'FAILED' | 'COMPLETED') {
      const payment = newestOf(of)
      Object.assign(payment.virtualAccount ?? {}, { refundStatus })
      changed(payment)
    },

    expire(of: string | TossPayment) {
      const payment = newestOf(of)
      if (payment.virtualAccount) payment.virtualAccount.expired = true
      move(payment, 'EXPIRED')
      return payment
    },
  }
}

export type TossPaymentStore = ReturnType<typeof tossPaymentStore>

const fail = (code: ConstructorParameters<typeof TossError>[0]): never => {
  throw new TossError(code)
}

function refuseBadAccount(account: unknown) {
  const { bank, accountNumber, holderName } = (account ?? {}) as Record<string, unknown>
  const isWhole =
    /^[0-9A-Z]{2}$/.test(String(bank)) && /^\d{1,20}$/.test(String(accountNumber)) && holderName
  if (!isWhole) fail('INVALID_REFUND_ACCOUNT_INFO')
}
