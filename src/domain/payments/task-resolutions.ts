/** What about money only the owner can decide. */
export const paymentTaskKinds = [
  /** Money came, but not as much as the order costs. */
  'AMOUNT_DIFFERS',
  /** A deposit that the order was paid with is gone again. */
  'DEPOSIT_TAKEN_BACK',
  /** What the owner was to transfer back of it and is no more, unless they just had. */
  'REFUND_WITHDRAWN',
  /** What was given back of money that a bank took back, and is asked for by no payment. */
  'CUSTOMER_OWES',
  /** Money for an order that was paid otherwise: on its way back by itself. */
  'PAID_TWICE',
  /** The same, or another amount than was asked for, of which its bank has taken back what came. */
  'UNWANTED_TAKEN_BACK',
  /** Money that pays nothing and could not be given back by itself. */
  'CANNOT_GIVE_BACK',
  /** The company's books have a payment that ours do not know. */
  'UNKNOWN_PAYMENT',
  /** More went back in the company's own office than our books know of. */
  'REFUNDED_ELSEWHERE',
  /** What went back of a deposit could not be paid into the account that its customer named. */
  'REFUND_NOT_ARRIVED',
  /** Ours have a payment that the company does not know, or more went back here than there. */
  'BOOKS_DIFFER',
  /** A payment that could not be compared: something is wrong with its order or with the site. */
  'NOT_COMPARED',
  /** How a payment ended could not be found out for a long time. */
  'END_UNKNOWN',
  /** The same of a refund; told of again each day until it has ended, which closes it. */
  'REFUND_UNKNOWN',
  /** One that was taken for done since so much went back there, though not by our call. */
  'REFUND_FOUND',
  /** Money on the studio's own account that some customer sent, nobody knows who. */
  'UNKNOWN_DEPOSIT',
  /** A receipt that the studio issues at the tax office itself. */
  'CASH_RECEIPT',
  /** One that it cancels there, whole or in part. */
  'CASH_RECEIPT_CANCEL',
  /** How asking the company for either ended is not known; told of again each day until it is. */
  'CASH_RECEIPT_UNKNOWN',
  /** The company does not take our keys. */
  'KEYS_REFUSED',
  /** It knows them, and does not take money for the studio as it has registered it. */
  'SHOP_REFUSED',
  /** It knows them, and no shop of ours: nothing can be read there; closes itself once it can. */
  'SHOP_UNKNOWN',
] as const

export type PaymentTaskKind = (typeof paymentTaskKinds)[number]

/**
 * `SETTLE`: ask the company, and take what it says; `GIVE_BACK`: all of it goes back; `BOOK`: what went
 * back there becomes refunds of ours; `PAID_BY_HAND`: the owner had transferred it; `NOT_PAID_BY_HAND`: they had not; `KNOWN`: seen.
 */
export const taskResolutions = [
  'SETTLE',
  'GIVE_BACK',
  'BOOK',
  'PAID_BY_HAND',
  'NOT_PAID_BY_HAND',
  'KNOWN',
] as const

export type TaskResolution = (typeof taskResolutions)[number]

/** How a task may be ended, the likeliest first. Source: docs/rules.md PC-9. */
// biome-ignore format: a table reads by columns
const resolutions: Readonly<Record<PaymentTaskKind, readonly TaskResolution[]>> = {
  AMOUNT_DIFFERS:       ['GIVE_BACK', 'KNOWN'],
  DEPOSIT_TAKEN_BACK:   ['KNOWN', 'SETTLE'],
  REFUND_WITHDRAWN:     ['NOT_PAID_BY_HAND', 'PAID_BY_HAND'],
  CUSTOMER_OWES:        ['KNOWN'],
  PAID_TWICE:           ['KNOWN'],
  UNWANTED_TAKEN_BACK:  ['KNOWN'],
  CANNOT_GIVE_BACK:     ['GIVE_BACK', 'KNOWN'],
  UNKNOWN_PAYMENT:      ['GIVE_BACK', 'KNOWN'],
  REFUNDED_ELSEWHERE:   ['BOOK', 'KNOWN'],
  REFUND_NOT_ARRIVED:   ['KNOWN'],
  BOOKS_DIFFER:         ['SETTLE', 'KNOWN'],
  NOT_COMPARED:         ['SETTLE', 'KNOWN'],
  END_UNKNOWN:          ['SETTLE', 'KNOWN'],
  // Asked for every minute by itself.
  REFUND_UNKNOWN:       ['KNOWN'],
  REFUND_FOUND:         ['KNOWN'],
  // Settled where the bank's rows are: found to be an order's, or sent back.
  UNKNOWN_DEPOSIT:      [],
  // Settled by the tax office's number of it.
  CASH_RECEIPT:         [],
  CASH_RECEIPT_CANCEL:  [],
  CASH_RECEIPT_UNKNOWN: ['KNOWN'],
  KEYS_REFUSED:         ['KNOWN'],
  SHOP_REFUSED:         ['KNOWN'],
  SHOP_UNKNOWN:         ['KNOWN'],
}

export const resolutionsOf = (kind: PaymentTaskKind): readonly TaskResolution[] => resolutions[kind]
