import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** Effect of an amount received for an order: paid in full, paid in part, or partly returned. */
export type Outcome =
  | { readonly kind: 'PAID' }
  | { readonly kind: 'PART'; readonly rest: number }
  | { readonly kind: 'MORE'; readonly excess: number }
  /** Nothing was due. */
  | { readonly kind: 'BACK' }

/** Computes the outcome; both amounts in won. */
export function outcomeOf(amount: number, due: number): Outcome {
  if (due === 0) return { kind: 'BACK' }
  if (amount < due) return { kind: 'PART', rest: due - amount }
  if (amount > due) return { kind: 'MORE', excess: amount - due }
  return { kind: 'PAID' }
}

/** Returns a function that describes an outcome before money is recorded. */
export function useOutcomeText(): (outcome: Outcome) => string {
  const text = useAdminText().money.outcome
  const { won } = useFormat()
  return (outcome) => {
    switch (outcome.kind) {
      case 'PART':
        return text.PART(won(outcome.rest))
      case 'MORE':
        return text.MORE(won(outcome.excess))
      default:
        return text[outcome.kind]
    }
  }
}

interface Received {
  readonly amount_due: number
  readonly refund_amount: number
}

/** Returns a function that describes an outcome after money was recorded. */
export function useReceivedText(): (name: string, received: Received) => string {
  const text = useAdminText().money.received
  const { won } = useFormat()
  return (name, { amount_due: due, refund_amount: toSend }) => {
    if (due > 0) return text.part(name, won(due))
    return toSend > 0 ? text.more(name, won(toSend)) : text.paid(name)
  }
}
