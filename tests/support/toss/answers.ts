import { seoulTime, type TossPayment } from './payment-store.ts'

const isOfVirtualAccount = ({ method }: TossPayment) => method === '가상계좌'

/** Builds the payment object of the core API, version 2022-11-16. */
export const paymentObject = (payment: TossPayment, { withSecret = true } = {}) => ({
  version: '2022-11-16',
  mId: 'tgyeol',
  type: 'NORMAL',
  currency: payment.currency,
  country: 'KR',
  paymentKey: payment.paymentKey,
  orderId: payment.orderId,
  orderName: payment.orderName,
  method: payment.method,
  totalAmount: payment.totalAmount,
  balanceAmount: payment.balanceAmount,
  suppliedAmount: Math.round(payment.balanceAmount / 1.1),
  vat: payment.balanceAmount - Math.round(payment.balanceAmount / 1.1),
  taxFreeAmount: 0,
  taxExemptionAmount: 0,
  cultureExpense: false,
  useEscrow: false,
  isPartialCancelable: true,
  status: payment.status,
  requestedAt: seoulTime(payment.requestedMs),
  approvedAt: payment.approvedAt,
  lastTransactionKey: payment.lastTransactionKey,
  secret: withSecret ? payment.secret : null,
  cancels: payment.cancels.length > 0 ? payment.cancels : null,
  card: payment.method === '카드' ? cardOf(payment) : null,
  virtualAccount: isOfVirtualAccount(payment) ? payment.virtualAccount : null,
  transfer:
    payment.method === '계좌이체' ? { bankCode: '88', settlementStatus: 'COMPLETED' } : null,
  mobilePhone: null,
  giftCertificate: null,
  easyPay: null,
  foreignEasyPay: null,
  discount: null,
  receipt: { url: `https://dashboard.tosspayments.com/receipt/${payment.paymentKey}` },
  checkout: { url: `https://api.tosspayments.com/v1/payments/${payment.paymentKey}/checkout` },
  cashReceipt: payment.cashReceipt,
  cashReceipts: payment.cashReceipt ? [payment.cashReceipt] : null,
  failure: null,
  metadata: null,
})

const cardOf = ({ totalAmount }: TossPayment) => ({
  amount: totalAmount,
  issuerCode: '61',
  acquirerCode: '31',
  number: '12345678****789*',
  installmentPlanMonths: 0,
  approveNo: '00000000',
  useCardPoint: false,
  cardType: '신용',
  ownerType: '개인',
  acquireStatus: 'READY',
  isInterestFree: false,
  interestPayer: null,
})

/** Webhook bodies of a change: the payment event, and the deposit event of a virtual account. */
export function webhookBodiesFor(payment: TossPayment, createdAt: string): object[] {
  const changed = {
    eventType: 'PAYMENT_STATUS_CHANGED',
    createdAt,
    data: paymentObject(payment, { withSecret: false }),
  }
  const deposit = {
    createdAt,
    secret: payment.secret,
    status: payment.status,
    transactionKey: payment.lastTransactionKey,
    orderId: payment.orderId,
  }
  return isOfVirtualAccount(payment) ? [changed, deposit] : [changed]
}
