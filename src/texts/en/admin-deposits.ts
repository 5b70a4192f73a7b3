import type { AdminMessages } from '#texts/admin-messages.ts'
import { ifMailed } from '#texts/delivery.ts'
import { counted } from './counted.ts'

export const adminDeposits: AdminMessages['deposits'] = {
  changedMeanwhile:
    'This deposit or its order was changed elsewhere first. Your change was not made.',
  title: 'Bank deposits',
  list: 'Bank transactions',
  states: 'Filter by status',
  waiting: 'To review',
  done: 'Reviewed',
  empty: 'No deposits to review',
  emptyText:
    'Import the transactions from your bank’s site. Deposits are then matched with open orders.',
  nothingFound: 'No reviewed deposits yet',
  nothingFoundText: 'Deposits that you have reviewed appear here.',
  notHere: 'This deposit is not in the list',
  columns: { depositor: 'Sender', amount: 'Amount', at: 'Received', match: 'Order' },
  matches: {
    EXACT: 'Matched',
    PROBABLE: 'Check the match',
    SEVERAL: 'Several candidates',
    NONE: 'Unmatched',
  },
  candidates: (count) => (count === '1' ? '1 candidate' : `${count} candidates`),
  rowStates: {
    OPEN: 'To review',
    CONFIRMED: 'Confirmed',
    UNKNOWN: 'Unknown sender',
    RETURNED: 'Sent back',
    IGNORED: 'Not from a customer',
  },
  became: {
    PAID: 'paid',
    TOO_MUCH: 'paid; the excess will be refunded',
    TOO_LITTLE: 'partial payment; waiting for the rest',
    LATE: 'order was cancelled; all of it will be refunded',
    TWICE: 'already paid; all of it will be refunded',
    REPAID: 'repayment of what the customer owed',
  },
  confirmAll: (count) => (count === '1' ? 'Confirm the 1 match' : `Confirm all ${count} matches`),
  confirmAllQuestion: (count, sum) =>
    count === '1' ? `Confirm 1 deposit of ${sum}?` : `Confirm ${count} deposits, ${sum} in total?`,
  confirmAllText: `Only deposits whose sender and amount both match are confirmed. ${ifMailed('The customers are told by email.', 'The customers get no email; it is only saved under Sent messages.')}`,
  confirmedAll: (count) => `Confirmed: ${count}.`,
  someLeft: (count, left) =>
    `Confirmed: ${count}. Not confirmed because something changed: ${left}.`,

  take: {
    open: 'Import transactions',
    title: 'Import bank transactions',
    text: 'Choose the file that you downloaded from your bank (XLSX, CSV), or paste the table. You see how it is read before anything is imported.',
    paste: 'Paste here',
    file: 'Choose a file',
    read: (count) => `Deposits found: ${count}.`,
    nothing: 'No deposits were found. Please choose the columns below.',
    unreadable:
      'This file cannot be read. Save it as XLSX or CSV, or copy the cells and paste them.',
    oldWorkbook:
      'This file is in the old Excel format or has a password, so it cannot be read. Open it in Excel and save it as .xlsx or CSV without a password.',
    tooMany: (most) => `You can import up to ${most} at a time. Please split them up.`,
    submit: (count) => `Import ${count}`,
    done: (added, known) => `Imported: ${added}. Already imported: ${known}.`,
    columns: 'Columns',
    columnsNeeded: 'Please choose the columns with date and time, deposit and sender.',
    columnsUnsure: 'The columns were not recognized for certain. Please check them.',
    columnsRemembered: 'Read with the columns that you chose last time.',
    columnsReset: 'Use the detected columns',
    column: (nth) => `Column ${nth}`,
    noColumn: 'None',
    fields: {
      time: 'Date and time',
      clock: 'Time, if separate',
      moneyIn: 'Deposit',
      moneyOut: 'Withdrawal',
      direction: 'Deposit or withdrawal',
      sender: 'Sender',
      description: 'Description',
    },
    settlements: (count) =>
      `Not selected because they seem not to be from customers (card or provider payouts, interest): ${count}.`,
    showAll: (count) => `Show all ${count}`,
    leftOut: (count) => `Rows skipped: ${count}`,
    reasons: {
      PAID_OUT: 'Withdrawals',
      NO_TIME: 'No date, such as totals',
      NO_AMOUNT: 'No clear deposit',
      NO_SENDER: 'No sender',
    },
    reason: (reason, count) => `${reason}: ${count}`,
  },

  lastImport: {
    text: (at, rows) => `Last import: ${at}, transactions: ${rows}`,
    remove: 'Remove this import',
    question: (count) =>
      count === '1'
        ? 'Remove 1 transaction of the last import?'
        : `Remove ${count} transactions of the last import?`,
    consequence: 'Importing the same file brings them back.',
    kept: (count) => `Already handled, so they stay: ${count}.`,
    ok: (count) => `Remove ${count}`,
    done: (count) => `Removed: ${count}.`,
  },

  detail: {
    at: 'Received',
    amount: 'Amount',
    state: 'Status',
    order: 'Order',
    candidates: 'Possible orders',
    none: 'No open order has a similar name or this amount.',
    missing: (amount) => `${amount} due`,
    debt: {
      missing: (amount) => `owes you ${amount}`,
      same: `This is exactly what the customer owes. ${ifMailed('They are told by email.', 'The customer gets no email; it is only saved under Sent messages.')}`,
      more: (difference) =>
        `This is ${difference} more than the customer owes. The excess will be refunded.`,
      less: (difference) =>
        `${difference} is still due. ${ifMailed('The customer is told by email.', 'The customer gets no email; it is only saved under Sent messages.')}`,
    },
    asDepositor: (name) => `expected sender: ${name}`,
    confirm: 'Confirm for this order',
    question: (name, amount) => `Confirm ${amount} for the order of ${name}?`,
    same: `This is the amount due. The order is marked as paid and ${ifMailed('the customer is told by email.', 'the customer gets no email; it is only saved under Sent messages.')}`,
    more: (difference) =>
      `This is ${difference} too much. The order is marked as paid, and the excess will be refunded.`,
    less: (difference) => `${difference} is still due. The order stays open until it arrives.`,
    late: 'The order was cancelled, so all of it will be refunded.',
    paid: 'Nothing is due for this order, so all of it will be refunded.',
    orderedOn: (day) => `ordered ${day}`,
    confirmed: (name, what) => `${name}: ${what}`,
    other: 'Another order',
    otherSearch: 'Name, four digits of the phone, order number, email',
    otherFound: (count) => `${counted(count, 'order')} found.`,
    otherNone: 'No orders found.',
    otherMore: 'There are more. Please type more of it.',
    unknown: 'Unknown sender',
    unknownQuestion: (who, amount) =>
      `Mark the ${amount} from ${who} as a deposit from an unknown sender?`,
    unknownText:
      'It is recorded as customer money and stays under Payment issues until you find the order or send it back.',
    unknownDone: 'It is now under Payment issues.',
    ignore: 'Not from a customer',
    ignoreDone: 'It is marked as not from a customer.',
    returned: 'Mark as sent back',
    returnedQuestion: (who, amount) => `Have you sent the ${amount} from ${who} back?`,
    returnedDone: 'It is marked as sent back.',
    remove: 'Remove',
    removeQuestion: (who, amount) => `Remove the transaction from ${who}, ${amount}?`,
    removeText:
      'Only for transactions imported by mistake. Importing the same file brings it back.',
    removeUnknownText:
      'It leaves the ledger and Payment issues too. Only for transactions imported by mistake. Importing the same file brings it back.',
    removeDone: 'The transaction was removed.',
    undo: 'Undo',
  },
  toRows: 'Resolve it under Bank deposits',
}
