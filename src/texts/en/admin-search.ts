import type { AdminMessages } from '#texts/admin-messages.ts'
import { formatCount } from './format-count.ts'

export const adminSearch: AdminMessages['search'] = {
  open: 'Search everything',
  label: 'Order number, name, email, phone',
  hint: 'Search by order number, part of a name or email, or four digits of a phone number.',
  recent: 'Recently opened',
  results: 'Search results',
  kinds: {
    orders: 'Orders',
    guests: 'Guests',
    members: 'Members',
    inquiries: 'Inquiries',
    bookings: 'Bookings',
  },
  showAll: {
    orders: 'Show all in Orders',
    members: 'Show all in Members',
    inquiries: 'Show all in Inquiries',
  },
  more: 'There are more results. Type more to narrow them down.',
  latestOrder: (day) => `last order ${day}`,
  noResults: (q) => `Nothing matches “${q}”.`,
  noResultsText: 'Try a different part of the name or number.',
  found: (count) => `${formatCount(count, 'result')} found.`,
  keys: { move: 'Move', open: 'Open', close: 'Close' },
}
