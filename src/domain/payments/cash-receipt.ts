/**
 * What a receipt for money paid in cash is for: the buyer's own taxes, known by their phone, or a
 * business's costs, known by its registration number.
 */
export const cashReceiptPurposes = ['INCOME_DEDUCTION', 'EXPENSE_PROOF'] as const

export type CashReceiptPurpose = (typeof cashReceiptPurposes)[number]

/** Whether digits are such a number as the tax office knows buyers of this purpose by. */
export const isCashReceiptNumber = (purpose: CashReceiptPurpose, digits: string): boolean =>
  purpose === 'INCOME_DEDUCTION' ? /^01\d{8,9}$/.test(digits) : isBusinessNumber(digits)

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]
const LAST_WEIGHTED = 8

/** Ten digits, the last of which follows from the others. */
function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false
  const numbers = [...digits].map(Number)
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * numbers[at]!, 0)
  const carried = Math.floor((numbers[LAST_WEIGHTED]! * WEIGHTS[LAST_WEIGHTED]!) / 10)
  return (10 - ((sum + carried) % 10)) % 10 === numbers[LAST_WEIGHTED + 1]
}

/** What follows for a receipt: how much of an order's money is here as cash, and for how much one stands. */
export type CashReceiptStep =
  | { readonly do: 'NOTHING' }
  | { readonly do: 'ISSUE' | 'CANCEL'; readonly amount: number }

/**
 * A receipt stands for exactly what the studio keeps: it is issued when the money is here, and
 * cancelled by what goes back. One that stands for too little is cancelled first and issued anew,
 * since a receipt only ever gets less. Source: docs/rules.md L-9.
 */
export function cashReceiptStep(kept: number, issued: number): CashReceiptStep {
  if (kept === issued) return { do: 'NOTHING' }
  if (issued === 0) return { do: 'ISSUE', amount: kept }
  return { do: 'CANCEL', amount: kept > issued ? issued : issued - kept }
}
