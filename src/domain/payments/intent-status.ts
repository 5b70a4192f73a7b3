/**
 * `OPEN`: can be paid. `CONFIRMING`: the provider was asked, or is about to be asked, to take the
 * money. `ABANDONED`: a virtual account that must no longer be paid into and has to be closed.
 * `SETTLED`: the money arrived, even if it was reversed or refunded later.
 */
const intentStatuses = [
  'OPEN',
  'CONFIRMING',
  'WAITING_FOR_DEPOSIT',
  'ABANDONED',
  'SETTLED',
  'FAILED',
] as const
export type IntentStatus = (typeof intentStatuses)[number]

/**
 * Status of a payment at its provider. `AGREED`: the customer has approved it; it must be confirmed
 * soon.
 */
export type PaymentStatusAtProvider =
  | 'STARTED'
  | 'AGREED'
  | 'WAITING_FOR_DEPOSIT'
  | 'PAID'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'FAILED'
  | 'EXPIRED'

/** The part of a provider's reply that decides the status of an intent. */
interface ProviderStatus {
  readonly status: PaymentStatusAtProvider
  /** Whether the provider reports any refund of the payment. */
  readonly hasRefunds: boolean
  /** Whether the virtual account takes exactly the amount due of its order. */
  readonly takesAmountDue: boolean
}

/**
 * Returns the status of a payment intent after the provider reported on it. Repeated, late or
 * reordered reports end in the same status, so no webhook changes anything twice. A payment that arrives settles even an abandoned intent. Source: PAY-03.
 */
export function intentStatusAfter(before: IntentStatus, reported: ProviderStatus): IntentStatus {
  if (moneyCame(reported)) return 'SETTLED'
  switch (reported.status) {
    case 'WAITING_FOR_DEPOSIT':
      if (before === 'FAILED' || before === 'ABANDONED') return before
      return reported.takesAmountDue ? 'WAITING_FOR_DEPOSIT' : 'ABANDONED'
    case 'REFUNDED':
    case 'FAILED':
    case 'EXPIRED':
      return 'FAILED'
    default:
      return before
  }
}

/**
 * Whether the payment was ever paid. `REFUNDED` without refunds means that it was cancelled before
 * payment.
 */
const moneyCame = ({ status, hasRefunds }: ProviderStatus): boolean =>
  status === 'PAID' || status === 'PARTLY_REFUNDED' || (status === 'REFUNDED' && hasRefunds)
