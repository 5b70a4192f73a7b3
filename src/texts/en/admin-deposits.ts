import type { AdminMessages } from '#texts/admin-messages.ts'
import { ifMailed } from '#texts/delivery.ts'

export const adminDeposits: AdminMessages['deposits'] = {
  changedMeanwhile:
    'This deposit or its order was changed elsewhere first. What you asked for was not done.',
  title: 'Bank deposits',
  list: 'Rows of the bank',
  states: 'Filter by state',
  waiting: 'To be handled',
  done: 'Handled',
  empty: 'No bank deposits to handle',
  emptyText:
    'Bring in the deposits from your bank’s site and they are matched with waiting orders.',
  nothingFound: 'Nothing handled yet',
  nothingFoundText: 'Deposits that you have confirmed stay here.',
  notHere: 'This row is not in the list',
  columns: { depositor: 'Depositor', amount: 'Amount', at: 'Received', match: 'Order' },
  matches: {
    EXACT: 'Matches',
    PROBABLE: 'Please check',
    SEVERAL: 'Several possible',
    NONE: 'No order found',
  },
  rowStates: {
    OPEN: 'Open',
    CONFIRMED: 'Confirmed',
    UNKNOWN: 'Sender unknown',
    RETURNED: 'Sent back',
    IGNORED: 'Not a customer’s',
  },
  became: {
    PAID: 'paid',
    TOO_MUCH: 'paid, the rest is owed back',
    TOO_LITTLE: 'too little, waiting for the rest',
    LATE: 'order was cancelled, owed back',
    TWICE: 'came a second time, owed back',
    REPAID: 'what the customer owed',
  },
  confirmAll: (count) => (count === '1' ? 'Confirm the 1 match' : `Confirm all ${count} matches`),
  confirmAllQuestion: (count, sum) =>
    count === '1' ? `Confirm 1 deposit of ${sum}?` : `Confirm ${count} deposits, ${sum} in all?`,
  confirmAllText: `Only those whose name and amount both match. ${ifMailed('The customers are told.', 'The customer gets no email: it only stays in Sent mail.')}`,
  confirmedAll: (count) => `Confirmed: ${count}.`,
  someLeft: (count, left) => `Confirmed: ${count}. Left because something changed: ${left}.`,

  take: {
    open: 'Bring in bank rows',
    title: 'Bring in bank rows',
    text: 'Paste the deposits from your bank’s site, or choose a file (CSV, XLSX). It needs amount, depositor and time.',
    paste: 'Paste here',
    file: 'Choose a file',
    read: (count) => `Deposits found: ${count}.`,
    skipped: (count) => `Lines left out, no deposit or not readable: ${count}.`,
    nothing: 'No deposit was found. Please check that amount, depositor and time are there.',
    unreadable:
      'This file cannot be read. Save it as XLSX or CSV, or copy the cells and paste them.',
    tooMany: (most) => `Up to ${most} at once. Please bring them in parts.`,
    submit: (count) => `Bring in ${count}`,
    done: (added, known) => `New: ${added}. Known already: ${known}.`,
  },

  detail: {
    at: 'Received',
    amount: 'Amount',
    state: 'State',
    order: 'Order',
    candidates: 'Orders that it may be of',
    none: 'No order waits under this name or one like it.',
    missing: (amount) => `${amount} awaited`,
    debt: {
      missing: (amount) => `owes you ${amount}`,
      same: `It is what the customer owes. ${ifMailed('They are told by email.', 'The customer gets no email: it only stays in Sent mail.')}`,
      more: (difference) => `It is ${difference} more than is owed; the difference goes back.`,
      less: (difference) =>
        `${difference} is still to come. ${ifMailed('The customer is told by email.', 'The customer gets no email: it only stays in Sent mail.')}`,
    },
    asDepositor: (name) => `to be sent as ${name}`,
    confirm: 'Confirm for this order',
    question: (name, amount) => `Confirm ${amount} for the order of ${name}?`,
    same: `This is what was awaited. The order is paid and ${ifMailed('the customer is told.', 'the customer gets no email: it only stays in Sent mail.')}`,
    more: (difference) => `${difference} too much. The order is paid and the rest is owed back.`,
    less: (difference) => `${difference} is missing. It waits for the rest.`,
    late: 'The order was cancelled, so all of it is owed back.',
    confirmed: (name, what) => `${name}: ${what}`,
    other: 'Another order',
    otherNumber: 'Order number',
    otherNeeded: 'Please enter an order number.',
    otherSubmit: 'Confirm for this order',
    unknown: 'Sender unknown',
    unknownQuestion: (who, amount) =>
      `Keep the ${amount} from ${who} as money of an unknown sender?`,
    unknownText:
      'It is booked as a customer’s and stays among your tasks until you find the order or send it back.',
    unknownDone: 'It is among your tasks now.',
    ignore: 'Not a customer’s money',
    ignoreDone: 'It was left out.',
    returned: 'It was sent back',
    returnedQuestion: (who, amount) => `Have you sent the ${amount} from ${who} back?`,
    returnedDone: 'It is kept as sent back.',
    undo: 'Undo',
  },
  toRows: 'Settle it among the bank rows',
}
