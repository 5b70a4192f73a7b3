import type { AdminMessages } from '#texts/admin-messages.ts'

export const adminStatements: AdminMessages['statements'] = {
  open: 'Import a bank statement',
  title: 'Import a bank statement',
  text: 'Choose the file that you downloaded from your bank (XLSX, CSV), or paste the table. You see how it is read before anything is imported.',
  paste: 'Paste here',
  file: 'Choose a file',
  read: (count) => `Deposits found: ${count}.`,
  noDeposits: 'No deposits were found. Please choose the columns below.',
  unreadable: 'This file cannot be read. Save it as XLSX or CSV, or copy the cells and paste them.',
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

  lastImport: {
    text: (at, rows) => `Last import: ${at}, deposits: ${rows}.`,
    undo: 'Undo this import',
    undoConfirm: (count) =>
      count === '1'
        ? 'Take the 1 open deposit of this import off the list?'
        : `Take the ${count} open deposits of this import off the list?`,
    undoText: 'Deposits that you have decided stay as they are. You can bring the others back.',
    undone: (count) => `Taken off the list: ${count}.`,
    restore: (count) => `Bring ${count} back`,
    restored: (count) => `Back on the list: ${count}.`,
  },
}
