import type { DepositAccount } from '#server/ports/payment-provider.ts'

const ENDING_DIGITS = 4

/** Returns the last digits of an account number: enough to recognize it, too few to use it. */
export const accountEnding = ({ account_number: number }: Pick<DepositAccount, 'account_number'>) =>
  number.slice(-ENDING_DIGITS)
