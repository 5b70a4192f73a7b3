/**
 * `OPEN`: may be paid. `CONFIRMING`: the provider has been asked to take the money, or soon will be.
 * `ABANDONED`: a virtual account that nobody shall pay into any more and that is still to be closed.
 * `SETTLED`: its money came, whatever became of it since.
 */
export const intentStatuses = [
  'OPEN',
  'CONFIRMING',
  'WAITING_FOR_DEPOSIT',
  'ABANDONED',
  'SETTLED',
  'FAILED',
] as const
export type IntentStatus = (typeof intentStatuses)[number]

/** A payment's status at its provider. `AGREED`: the customer has agreed; it must be confirmed soon. */
export type PaymentStatusAtProvider =
  | 'STARTED'
  | 'AGREED'
  | 'WAITING_FOR_DEPOSIT'
  | 'PAID'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'FAILED'
  | 'EXPIRED'

/** What the provider says of a payment, as far as it decides. */
export interface ProviderStatus {
  readonly status: PaymentStatusAtProvider
  /** Something went back of what had been paid. */
  readonly hasRefunds: boolean
  /** The virtual account takes exactly what is due of its order. */
  readonly takesAmountDue: boolean
}

/**
 * The status of a payment intent after the provider's word about it. Only states are compared, never the
 * order in which they are reported, so a webhook that comes twice, late or out of turn changes nothing
 * twice; money that came settles an intent that had been given up, too. Source: PAY-03.
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

/** A refund of everything shows that there was something; one without refunds ended a payment unpaid. */
const moneyCame = ({ status, hasRefunds }: ProviderStatus): boolean =>
  status === 'PAID' || status === 'PARTLY_REFUNDED' || (status === 'REFUNDED' && hasRefunds)
