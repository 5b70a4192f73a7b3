/**
 * OPEN: may be paid; CONFIRMING: the company has been asked to take the money, or soon will be; LEFT:
 * an account that nobody shall pay into any more and that is still to be ended; UNWANTED: money that
 * pays nothing and is to go back; TAKEN_BACK: a deposit that the bank found to be none.
 */
export type AttemptStatus =
  | 'OPEN'
  | 'CONFIRMING'
  | 'WAITING_FOR_DEPOSIT'
  | 'LEFT'
  | 'SETTLED'
  | 'FAILED'
  | 'UNWANTED'
  | 'GIVEN_BACK'
  | 'TAKEN_BACK'

/** What the company says, as far as it decides. */
interface Told {
  readonly status:
    | 'STARTED'
    | 'AGREED'
    | 'WAITING_FOR_DEPOSIT'
    | 'PAID'
    | 'PARTLY_REFUNDED'
    | 'REFUNDED'
    | 'FAILED'
    | 'EXPIRED'
  /** Amount, order and currency are the attempt's. */
  readonly isOurs: boolean
  /** Something went back of what had been paid. */
  readonly hasRefunds: boolean
}

/** UNPAID waits for money; PAID has it; OVER was called off unpaid. */
export type OrderStanding = 'UNPAID' | 'PAID' | 'OVER'

export type AttemptStep =
  | 'NOTHING'
  /** The order is paid by it. */
  | 'SETTLE'
  /** Money for an order that was called off: owed back. */
  | 'SETTLE_LATE'
  /** Money that pays nothing: it goes back. */
  | 'GIVE_BACK'
  /** Money, but not what was asked for: the owner looks. */
  | 'MISMATCH'
  | 'WAIT'
  /** An account that takes less than is asked for by now: it is to be ended. */
  | 'LEAVE'
  | 'FAIL'
  /** Money that the order was paid with, or that is owed back, is gone again. */
  | 'TAKE_BACK'
  /** The same of money that paid nothing: there is nothing to give back. */
  | 'TAKE_BACK_UNWANTED'

const DEAD: readonly AttemptStatus[] = ['FAILED', 'GIVEN_BACK', 'TAKEN_BACK']

/**
 * What follows from the company's word about an attempt. Only states are compared, never the order
 * in which they are told, so a notice that comes twice, late or out of turn changes nothing twice;
 * money that is there is never lost, even where the attempt had been given up. Source: PAY-03.
 */
export function stepOf(attempt: AttemptStatus, told: Told, order: OrderStanding): AttemptStep {
  const isThere = told.status === 'PAID' || told.status === 'PARTLY_REFUNDED'
  if (isThere) return stepOfMoney(attempt, told, order)
  if (attempt === 'SETTLED') return isGoneAgain(told) ? 'TAKE_BACK' : 'NOTHING'
  if (attempt === 'UNWANTED') return isGoneAgain(told) ? 'TAKE_BACK_UNWANTED' : 'NOTHING'
  if (DEAD.includes(attempt)) return 'NOTHING'
  switch (told.status) {
    case 'WAITING_FOR_DEPOSIT':
      if (attempt === 'LEFT') return 'NOTHING'
      return told.isOurs ? 'WAIT' : 'LEAVE'
    case 'REFUNDED':
    case 'FAILED':
    case 'EXPIRED':
      return 'FAIL'
    default:
      return 'NOTHING'
  }
}

function stepOfMoney(attempt: AttemptStatus, told: Told, order: OrderStanding): AttemptStep {
  if (['SETTLED', 'UNWANTED', 'GIVEN_BACK'].includes(attempt)) return 'NOTHING'
  if (!told.isOurs) return 'MISMATCH'
  if (order === 'UNPAID') return 'SETTLE'
  return order === 'OVER' ? 'SETTLE_LATE' : 'GIVE_BACK'
}

/** A deposit that is waited for anew, or that ended without anything having been given back. */
const isGoneAgain = ({ status, hasRefunds }: Told): boolean =>
  status === 'WAITING_FOR_DEPOSIT' || status === 'EXPIRED' || (status === 'REFUNDED' && !hasRefunds)
