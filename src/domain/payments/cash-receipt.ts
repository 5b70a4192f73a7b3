import { itemAt } from '#domain/collections/lists.ts'
/**
 * What a cash receipt is for: the buyer's income tax deduction, identified by phone number, or a
 * business expense, identified by business registration number.
 */
export const cashReceiptPurposes = ['INCOME_DEDUCTION', 'EXPENSE_PROOF'] as const

export type CashReceiptPurpose = (typeof cashReceiptPurposes)[number]

/**
 * Checks that the digits are a phone or business number as the tax authority accepts for this purpose.
 */
export const isCashReceiptNumber = (purpose: CashReceiptPurpose, digits: string): boolean =>
  purpose === 'INCOME_DEDUCTION' ? /^01\d{8,9}$/.test(digits) : isBusinessNumber(digits)

const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3, 5]
const LAST_WEIGHTED = 8

/** Checks the ten digits of a business registration number, the last of which is a check digit. */
function isBusinessNumber(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false
  const numbers = [...digits].map(Number)
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * itemAt(numbers, at), 0)
  const carried = Math.floor((itemAt(numbers, LAST_WEIGHTED) * itemAt(WEIGHTS, LAST_WEIGHTED)) / 10)
  return (10 - ((sum + carried) % 10)) % 10 === numbers[LAST_WEIGHTED + 1]
}

/** Next change to an order's cash receipt. `amount` is in won. */
export type CashReceiptStep =
  | { readonly do: 'NOTHING' }
  | { readonly do: 'ISSUE' | 'CANCEL'; readonly amount: number }

/**
 * Returns the next step so that a cash receipt is for exactly `paid` won: issued once the money has
 * arrived, reduced when money is refunded. A receipt cannot be increased, so one that is too small
 * is cancelled and issued again. Source: docs/rules.md CR-2.
 */
export function cashReceiptStep(paid: number, issued: number): CashReceiptStep {
  if (paid === issued) return { do: 'NOTHING' }
  if (issued === 0) return { do: 'ISSUE', amount: paid }
  return { do: 'CANCEL', amount: paid > issued ? issued : issued - paid }
}
