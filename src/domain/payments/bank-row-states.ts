export const bankRowStates = ['OPEN', 'CONFIRMED', 'UNKNOWN', 'RETURNED', 'IGNORED'] as const
export type BankRowState = (typeof bankRowStates)[number]

/**
 * What a row of the bank may become by an administrator's word. `UNKNOWN`: some customer's, nobody
 * knows whose; `RETURNED`: that has been sent back; `IGNORED`: no customer's at all. A row that is
 * open or of nobody known may be confirmed for an order. Source: docs/rules.md M-10.
 */
const moves: Readonly<Record<BankRowState, readonly BankRowState[]>> = {
  OPEN: ['UNKNOWN', 'IGNORED'],
  UNKNOWN: ['RETURNED'],
  IGNORED: ['OPEN'],
  CONFIRMED: [],
  RETURNED: [],
}

export const mayBecome = (from: BankRowState, to: BankRowState): boolean => moves[from].includes(to)

/** Whether a row that was imported by mistake may be removed: no money of it was matched or sent back. */
export const mayBeRemoved = (state: BankRowState): boolean =>
  state === 'OPEN' || state === 'UNKNOWN' || state === 'IGNORED'

export const mayBeConfirmed = (state: BankRowState): boolean =>
  state === 'OPEN' || state === 'UNKNOWN'
