/** What about money only the owner can decide. */
export const paymentTaskKinds = [
  /** Money came, but not as much as the order costs. */
  'AMOUNT_DIFFERS',
  /** A deposit that the order was paid with is gone again. */
  'DEPOSIT_TAKEN_BACK',
  /** Money that pays nothing and could not be given back by itself. */
  'CANNOT_GIVE_BACK',
  /** The company's books have a payment that ours do not know. */
  'UNKNOWN_PAYMENT',
  /** Ours have a payment that the company does not know, or the two differ in what went back. */
  'BOOKS_DIFFER',
  /** How a payment ended could not be found out for a long time. */
  'END_UNKNOWN',
  /** The company does not take our keys. */
  'KEYS_REFUSED',
] as const

export type PaymentTaskKind = (typeof paymentTaskKinds)[number]
