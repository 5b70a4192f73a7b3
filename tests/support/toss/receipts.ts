import { randomInt, randomUUID } from 'node:crypto'
import { TossError } from './codes.ts'
import { seoulTime } from './payment-store.ts'

interface TossReceipt {
  readonly receiptKey: string
  readonly orderId: string
  readonly orderName: string
  readonly type: string
  readonly transactionType: 'CONFIRM' | 'CANCEL'
  readonly amount: number
  readonly issueNumber: string
  readonly customerIdentityNumber: string
  readonly requestedAt: string
  readonly receiptUrl: string
  issueStatus: 'IN_PROGRESS' | 'COMPLETED' | 'FAILED'
}

const ISSUE_NUMBERS = 1_000_000_000

/** Cash receipts that are requested separately from a payment. */
export function tossReceipts(now: () => Date) {
  const all: TossReceipt[] = []
  /** Initial state of the next receipts. */
  const state: { begins: TossReceipt['issueStatus'] } = { begins: 'COMPLETED' }

  function write(
    receipt: Pick<TossReceipt, 'orderId' | 'orderName' | 'type' | 'amount'> & {
      readonly customerIdentityNumber: string
      readonly transactionType: TossReceipt['transactionType']
      readonly receiptKey: string
    },
  ) {
    const written: TossReceipt = {
      ...receipt,
      issueNumber: String(randomInt(ISSUE_NUMBERS)).padStart(9, '0'),
      requestedAt: seoulTime(now().getTime()),
      receiptUrl: `https://dashboard.tosspayments.com/receipt/cash/${receipt.receiptKey}`,
      issueStatus: state.begins,
    }
    all.push(written)
    return { ...written, taxFreeAmount: 0, businessNumber: '1234567890', failure: null }
  }

  return {
    all,
    state,

    issue({ orderId, orderName, type, amount, customerIdentityNumber }: Record<string, unknown>) {
      const isWhole =
        /^[A-Za-z0-9_-]{6,64}$/.test(String(orderId)) &&
        ['소득공제', '지출증빙'].includes(String(type)) &&
        /^[0-9]{1,30}$/.test(String(customerIdentityNumber)) &&
        orderName &&
        Number(amount) >= 1
      if (!isWhole) throw new TossError('INVALID_REQUEST')
      if (all.some((it) => it.orderId === orderId)) throw new TossError('DUPLICATED_CASH_RECEIPT')
      return write({
        orderId: String(orderId),
        orderName: String(orderName),
        type: String(type),
        amount: Number(amount),
        customerIdentityNumber: String(customerIdentityNumber),
        transactionType: 'CONFIRM',
        receiptKey: randomUUID(),
      })
    },

    /** Cancels a receipt fully or partly. */
    cancel(receiptKey: string, { amount }: Record<string, unknown>) {
      const issued = all.find(
        (it) => it.receiptKey === receiptKey && it.transactionType === 'CONFIRM',
      )
      if (!issued || issued.issueStatus === 'FAILED') throw new TossError('INVALID_REQUEST')
      const left = leftOf(receiptKey)
      const part = Number(amount ?? left)
      if (!(part > 0) || part > left) throw new TossError('INVALID_REQUEST')
      return write({ ...issued, amount: part, transactionType: 'CANCEL' })
    },

    /** The tax office decides on an order's pending receipts. */
    answer(end: 'COMPLETED' | 'FAILED', orderNumber: string) {
      const begun = all.filter(
        (it) => it.issueStatus === 'IN_PROGRESS' && it.orderId.startsWith(orderNumber),
      )
      for (const receipt of begun) receipt.issueStatus = end
    },

    list(query: URLSearchParams) {
      const day = all.filter((it) => it.requestedAt.slice(0, 10) === query.get('requestDate'))
      const from = Number(query.get('cursor') ?? 0)
      const to = from + Number(query.get('limit') ?? 100)
      return { hasNext: to < day.length, lastCursor: to, data: day.slice(from, to) }
    },

    /** Sum of an order's valid receipts at the tax office, in won. */
    standing: (orderNumber: string) =>
      all
        .filter(
          ({ orderId, issueStatus }) => orderId.startsWith(orderNumber) && issueStatus !== 'FAILED',
        )
        .reduce((sum, it) => sum + (it.transactionType === 'CONFIRM' ? it.amount : -it.amount), 0),

    /** Number of an order's receipts with a remaining amount. */
    live(orderNumber: string): number {
      const standing = all.filter(
        ({ orderId, issueStatus }) => orderId.startsWith(orderNumber) && issueStatus !== 'FAILED',
      )
      const keys = new Set(standing.map(({ receiptKey }) => receiptKey))
      return [...keys].filter((key) => leftOf(key) > 0).length
    },
  }

  function leftOf(receiptKey: string) {
    return all
      .filter((it) => it.receiptKey === receiptKey)
      .reduce((sum, it) => sum + (it.transactionType === 'CONFIRM' ? it.amount : -it.amount), 0)
  }
}
