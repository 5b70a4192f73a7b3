import type { AdminMessages } from '#texts/admin-messages.ts'
import { ifMailed } from '#texts/delivery.ts'

export const adminInquiries: AdminMessages['inquiries'] = {
  title: 'Inquiries',
  list: 'List of inquiries',
  search: 'Title, text, name, email',
  status: 'Filter by status',
  privacy: 'Visibility',
  privacies: { true: 'Private', false: 'Public' },
  columns: {
    title: 'Title',
    writer: 'Customer',
    kind: 'Type',
    status: 'Status',
    received: 'Asked',
  },
  empty: 'No inquiries yet',
  emptyText: 'Customers’ inquiries appear here.',
  nothingFound: 'No inquiries found',
  nothingFoundText: 'Try a different search, or clear the filters.',
  notHere: 'This inquiry does not exist',
  unseen: 'new inquiries',
  waiting: (count) => `Inquiries to answer: ${count}`,
  allWaiting: 'See all',

  answer: {
    title: 'Answer',
    field: 'Your answer',
    language: (language) => `Customer’s language: ${language}`,
    submit: 'Send the answer',
    submitAgain: 'Send the changed answer',
    write: 'Write an answer',
    change: 'Change the answer',
    confirm: (name) => `Send this answer to ${name}?`,
    confirmText: ifMailed(
      'The customer gets it by email. You can change the answer later, but not the email.',
      'The customer gets no email; it is only saved under Sent messages. You can change it later.',
    ),
    done: (name) => `Your answer was sent to ${name}.`,
    needed: 'Please write an answer.',
    tooLong: 'An answer can have up to 5,000 characters.',
    drop: 'Discard my draft',
    conflict: (who, when) =>
      `${who} answered first, at ${when}. Your draft is still here. Compare the two and choose.`,
  },

  close: 'Close inquiry',
  reopen: 'Reopen inquiry',
  closed: 'The inquiry is closed.',
  reopened: 'The inquiry is open again.',
  undo: 'Undo',

  customer: {
    title: 'Customer',
    email: 'Email',
    language: 'Language',
    report: 'Result sheet',
    orders: 'Orders',
    noOrders: 'No orders so far.',
    allOrders: 'All orders of this customer',
    inquiries: 'Other inquiries',
    noInquiries: 'No other inquiries.',
    allInquiries: 'All inquiries of this customer',
  },
  keys: { answer: 'Write an answer', send: 'Send the answer' },
}
