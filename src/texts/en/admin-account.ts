import type { AdminMessages } from '#texts/admin-messages.ts'
import { ifMailed } from '#texts/delivery.ts'
import { formatCount } from './format-count.ts'

export const adminAccount: AdminMessages['account'] = {
  title: 'This order’s money',
  charged: 'Charged',
  received: 'Received',
  sent: 'Sent back',
  due: 'Amount due',
  toSend: 'To send',
  settled: 'Nothing is due and nothing is to be sent.',
  charges: {
    PRICE: 'Price of the order',
    CANCELLATION: 'Cancellation',
    FEE_KEPT: 'Deduction under the refund rules',
    ALLOWANCE: 'Partial refund',
    WRITE_OFF: 'Written off',
    RECOVERY: 'Received after it was written off',
  },
  deposit: (sender) => (sender ? `Deposit · ${sender}` : 'Deposit'),
  payment: (method) => `Payment · ${method}`,
  reversed: (when) => `Reversed on ${when}.`,

  refund: {
    withdrawn: 'No longer to send',
    states: {
      AGREED: 'Agreed, not sent yet.',
      SENDING: 'Requested from the payment provider, not confirmed yet.',
      SENT: (when) => `Sent on ${when}.`,
      FAILED: 'The payment provider declined it. How will you send it?',
      UNCONFIRMED: 'Withdrawn. Had you already sent it?',
      VOID: 'There is no reason to send it any more.',
    },
    byProvider: 'Agreed, not sent yet. It is sent automatically through the payment provider.',
    dueBy: (day) => `To be sent by ${day}.`,
    dueOnceNamed: 'To be sent within three business days after the account is named.',
    late: (days, sum) => `${formatCount(days, 'day')} late: send ${sum} interest with it.`,
    failure: (code) => `Error code of the payment provider: ${code}`,
    account: 'Account',
    noAccount: ifMailed(
      'The customer was asked for an account by email and has not named one yet.',
      'No account yet. Please ask the customer.',
    ),
    saveAccount: 'Save the account',
    accountSaved: 'The account is saved.',
  },

  record: {
    title: 'Confirm the deposit',
    text: 'Check the amount and the sender against your bank account.',
    open: 'Record a deposit',
    amount: 'Amount received',
    amountNeeded: 'Enter the amount received in digits.',
    depositor: 'Sender',
    submit: 'Confirm deposit',
    confirm: (name, amount) => `Confirm the deposit of ${amount} for ${name}?`,
  },

  writeOff: {
    open: 'Write off',
    title: (amount) => `Write off ${amount}?`,
    text: 'It is recorded as a loss and removed from the customer’s order page. The customer gets no email. Money that arrives later is still recorded, up to this amount. This cannot be undone.',
    submit: 'Write off',
    reason: 'Reason',
    reasonHint: 'Only administrators see it.',
    done: 'It is written off.',
    changed: 'The amount due has changed in the meantime. Please check it and try again.',
  },
}
