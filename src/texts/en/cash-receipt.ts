import type { cashReceipt as ko } from '../ko/cash-receipt.ts'

export const cashReceipt: typeof ko = {
  title: 'Cash receipt',
  none: 'No, thank you',
  purpose: 'What it is for',
  purposes: { INCOME_DEDUCTION: 'Income deduction', EXPENSE_PROOF: 'Business expense' },
  hints: {
    INCOME_DEDUCTION: 'Issued to a Korean mobile number.',
    EXPENSE_PROOF: 'Issued to a business registration number.',
  },
  numbers: {
    INCOME_DEDUCTION: 'Korean mobile number',
    EXPENSE_PROOF: 'Business registration number',
  },
  problems: {
    INCOME_DEDUCTION: 'Enter a Korean mobile number, starting with 010.',
    EXPENSE_PROOF: 'Check the ten digits of the business registration number.',
  },
  retentionHint: 'We use the number only for the receipt and erase it once it is issued.',
  mayAsk: 'You can ask for a cash receipt for a bank transfer.',
  ask: 'I need a Korean cash receipt',
  change: 'Change the number',
  asked: (purpose, ending, isAwaited) =>
    `You asked for one: ${purpose.toLowerCase()}, number ending in ${ending}. ${isAwaited ? 'It is issued after your transfer has been confirmed.' : 'It will be issued soon.'}`,
  issued: (purpose, sum) => `Issued for ${sum}: ${purpose.toLowerCase()}.`,
  cancelled: 'Cancelled when your order was refunded.',
  number: 'Approval number',
  cancelNumber: 'Approval number of the cancellation',
  open: 'See the cash receipt',
  send: 'Ask for it',
  requested: 'We have your request for a cash receipt.',
  failed: 'That did not work. Please try again in a moment.',
}
