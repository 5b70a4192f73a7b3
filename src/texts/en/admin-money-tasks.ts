import type { AdminMessages } from '#texts/admin-messages.ts'
import { ifMailed } from '#texts/delivery.ts'
import { formatCount } from './format-count.ts'

export const adminMoneyTasks: AdminMessages['moneyTasks'] = {
  title: 'To decide about money',
  open: (count) => `${formatCount(count, 'question')} about money`,
  compare: 'Compare with the payment provider again',
  compared: (count) => `Compared ${formatCount(count, 'payment')}.`,
  failed: 'This could not be finished. Please try again in a moment.',
  endOrder: 'Go to the order',
  done: 'Done.',
  kinds: {
    UNMATCHED: 'A deposit without an order',
    UNCONFIRMED: 'A withdrawn refund that may have been sent',
    FAILED: 'A refund that the payment provider declined',
    STUCK: 'A refund that the payment provider does not answer',
    DIFFERENCE: 'Amounts differ from the payment provider’s',
    AMOUNT_DUE: 'An amount due of a closed order',
    GIVEN_BACK: 'An order refunded in full at the provider',
    PAYMENT_UNKNOWN: 'A payment whose outcome is unknown',
    NOT_COMPARED: 'A payment that could not be compared',
    REFUND_NOT_ARRIVED: 'A refund that did not reach the customer',
    CASH_RECEIPT: 'Cash receipt to issue',
    CASH_RECEIPT_CANCEL: 'Cash receipt to cancel',
    CASH_RECEIPT_UNKNOWN: 'A cash receipt whose outcome is unknown',
    KEYS_REFUSED: 'The payment provider rejects your keys',
    SHOP_REFUSED: 'The payment provider rejects your shop registration',
    SHOP_UNKNOWN: 'The payment provider cannot find your shop',
  },
  person: (name) => name,
  sender: 'the sender',
  questions: {
    UNCONFIRMED: (who, amount) =>
      `The refund of ${amount} to ${who} was withdrawn. Had you already sent it?`,
    FAILED: (who, amount) =>
      `The payment provider declined the refund of ${amount} to ${who}. How will you send it?`,
    STUCK: (who, amount) =>
      `The payment provider has not answered for a day about the refund of ${amount} to ${who}. Compare again?`,
    DIFFERENCE: (theirs, ours) =>
      `Of this payment, the provider refunded ${theirs}, your records say ${ours}. Leave it like this?`,
    AMOUNT_DUE: (who, amount) =>
      `${amount} is still due from ${who}, whose order is closed. Write it off?`,
    GIVEN_BACK: (who, amount) =>
      `The ${amount} that ${who} paid went back at the payment provider. End the order, too?`,
  },
  hints: {
    UNCONFIRMED: 'If you had, the amount due rises by it, or the amount to send falls.',
    FAILED: 'First check in the provider’s dashboard whether anything was refunded there.',
    STUCK:
      'Find the payment in the provider’s dashboard. If nothing was refunded there, cancel exactly this amount there. Do not transfer the money as well.',
    DIFFERENCE: 'Please check the refunds of this payment in the provider’s dashboard.',
    AMOUNT_DUE: 'It disappears once the money arrives. To wait for it, leave it as it is.',
    GIVEN_BACK: 'Ending it returns the coupon and points. No more money goes out.',
  },
  answers: {
    UNCONFIRMED: {
      NOT_SENT: {
        label: 'I had not sent it',
        confirm: 'Record that this was not sent? This cannot be undone.',
      },
      SENT: {
        label: 'I had sent it',
        confirm: 'Record that this was sent? This cannot be undone.',
      },
    },
    FAILED: {
      TRANSFER: {
        label: 'I will transfer it',
        confirm: 'Add it to “To send”, for you to transfer yourself?',
      },
      NOT_SENT: {
        label: 'Ask the provider again',
        confirm: 'Ask the payment provider again to refund it?',
      },
      SENT: {
        label: 'I have already sent it',
        confirm: 'Record that this was sent already? This cannot be undone.',
      },
    },
  },
  accept: 'Leave it like this',
  acceptConfirm: 'Leave the two amounts different? You are asked again if one of them changes.',

  helps: {
    PAYMENT_UNKNOWN: `The payment provider has not answered for a long time. ${ifMailed('The customer knows that it is being checked.', 'No email went out, so the customer does not know yet.')}`,
    NOT_COMPARED:
      'Only this payment could not be compared. If it is still here after checking again, please contact whoever maintains the site.',
    REFUND_NOT_ARRIVED:
      'The payment provider could not pay the refund into the customer’s account. Please check the account with the customer and ask the provider’s support to send it there.',
    CASH_RECEIPT: 'Issue it at Hometax and enter its approval number here.',
    CASH_RECEIPT_CANCEL:
      'Cancel it at Hometax and enter the approval number of the cancellation here.',
    CASH_RECEIPT_UNKNOWN:
      'The payment provider has not confirmed for over 30 minutes that this cash receipt was issued or cancelled. The site checks again every half hour, and this task closes once there is an answer. If it is still here after a day, ask the provider’s support about this order’s receipt. Until then, do not issue or cancel it at Hometax.',
    KEYS_REFUSED:
      'The payment provider rejects this site’s keys, so nobody can pay. Please check the settings.',
    SHOP_REFUSED:
      'A customer’s payment was declined because of how your shop is registered at the payment provider. Please give the provider’s support the code below.',
    SHOP_UNKNOWN:
      'The payment provider cannot find your shop, so its records cannot be read and no refund can be sent. Please give the provider’s support the code below. This task closes once the records can be read again.',
  },
  resolutions: {
    ASK_AGAIN: {
      label: 'Check again',
      confirm: 'Check with the payment provider again and apply its answer?',
    },
    KNOWN: { label: 'Got it', confirm: 'Mark this as seen and close it?' },
  },
  cashReceipt: {
    purposes: { INCOME_DEDUCTION: 'Income deduction', EXPENSE_PROOF: 'Business expense' },
    facts: (purpose, ending) => `${purpose} · number ending in ${ending}`,
    before: (number) => `Approval number ${number}`,
    left: (sum) => `${sum} remains after that`,
    show: 'Show the number',
    number: 'Issued to',
    approval: 'Approval number',
    needed: 'Please enter the approval number.',
    done: 'Mark as done',
    toDo: { ISSUE: (sum) => `issue ${sum}`, CANCEL: (sum) => `cancel ${sum}` },
    changed: (seen, now) =>
      `The order’s amounts have changed in the meantime. You saw: ${seen}. Now: ${now}. Please correct it at Hometax, then mark it as done again with that approval number.`,
    saved: 'The cash receipt is recorded.',
  },
}
