import type { DepositAccount } from '#server/ports/payment-provider.ts'

const ENDING_DIGITS = 4

/** The last digits of an account's number: enough to recognise it, too few to use it. */
export const accountEnding = ({ account_number: number }: Pick<DepositAccount, 'account_number'>) =>
  number.slice(-ENDING_DIGITS)
