import { DAY_MS } from '#domain/calendar/seoul-day.ts'

/** Number of members and orders that `npm run seed:scale` made. */
export interface Scale {
  readonly members: number
  readonly orders: number
}

type Calls = Readonly<Record<string, readonly string[]>>

/**
 * Calls of `npm run bench:admin` and `npm run bench:growth`, each with the paths that it requests in turn. The
 * replies of databases of any size have as many rows.
 */
export function adminCallsOf(scale: Scale): Calls {
  const { order, scheduled, memberId, member, phone, guest, inquirer, review, newest, period } =
    examplesIn(scale)
  return {
    'orders, newest': ['/v1/admin/orders', '/v1/admin/orders?page=2', '/v1/admin/orders?page=40'],
    'orders of a status': [
      '/v1/admin/orders?status=CONSULTING_COMPLETED',
      '/v1/admin/orders?status=CANCELLED&page=2',
      '/v1/admin/orders?status=PAYMENT_PENDING',
    ],
    'orders of a period': [`/v1/admin/orders?${period}`, `/v1/admin/orders?${period}&page=5`],
    'queues of the day': ['STUDIO', 'DEPOSIT', 'PAYMENT', 'SHEET', 'SURVEY', 'REFUND'].map(
      (wait) => `/v1/admin/orders?waiting_for=${wait}`,
    ),
    'orders by a whole name': ['김서연', '홍윤주'].map(searched('orders')),
    'orders by a given name': ['서연', '윤주'].map(searched('orders')),
    'orders by number, address, phone': [
      order,
      guest,
      phone,
      `${phone.slice(3, 7)}-${phone.slice(7)}`,
    ].map(searched('orders')),
    'orders by a whole address': [`member${member}@example.com`, `${guest}@example.com`].map(
      searched('orders'),
    ),
    'orders by what very many mention': ['example', 'guest', '홍', 'member00', newest].map(
      searched('orders'),
    ),
    'work of the day by a name, a number': ['남궁솔', '궁솔', scheduled, 'example'].map(
      (words) => `/v1/admin/orders?waiting_for=STUDIO&q=${encodeURIComponent(words)}`,
    ),
    'work of a day, waiting for the studio, later pages': [
      '/v1/admin/orders?waiting_for=STUDIO&page=2',
      '/v1/admin/orders?waiting_for=SHEET&size=10&page=2',
    ],
    'one order': [order, `S00${review}`].map((number) => `/v1/admin/orders/${number}`),
    'orders as a workbook, a day': ['/v1/admin/orders.xlsx?from=2025-03-03&to=2025-03-03'],
    'orders as a workbook, a year': ['/v1/admin/orders.xlsx?from=2025-01-01&to=2025-12-31'],
    'everything at once': ['김서연', '서연', '홍', order, guest, '0010', 'example'].map(
      searched('search'),
    ),
    'money that came': [
      '/v1/admin/receipts',
      '/v1/admin/receipts?page=4',
      '/v1/admin/receipts?state=DECIDED',
      '/v1/admin/receipts?state=DECIDED&page=5',
    ],
    'members, newest': [
      '/v1/admin/members',
      '/v1/admin/members?page=10',
      '/v1/admin/members?status=active',
      '/v1/admin/members?status=disabled',
      '/v1/admin/members?status=withdrawn',
      '/v1/admin/members?role=ADMIN',
      '/v1/admin/members?role=ADMIN&q=admin',
      '/v1/admin/members?role=USER&status=active&page=9',
    ],
    'one member': [memberId(1), memberId(Number(member))].map((id) => `/v1/admin/members/${id}`),
    'members by name, address, phone': ['김서연', '서연', `member${member}`, phone].map(
      searched('members'),
    ),
    inquiries: [
      '/v1/admin/product-inquiries',
      '/v1/admin/product-inquiries?status=PENDING',
      '/v1/admin/product-inquiries?status=COMPLETED&page=2',
    ],
    'inquiries by their words': ['받나요 Q00000077', '김서연', inquirer].map(
      searched('product-inquiries'),
    ),
    reviews: [
      '/v1/admin/reviews',
      '/v1/admin/reviews?rating=3',
      '/v1/admin/reviews?state=HIDDEN',
      '/v1/admin/reviews?state=FEATURED',
      '/v1/admin/reviews?page=5',
    ],
    'reviews by their words': [`알았어요 R${review}`, `S00${review}`].map(searched('reviews')),
    outbox: [
      '/v1/admin/outbox',
      '/v1/admin/outbox?status=FAILED',
      `/v1/admin/outbox?to=member${member}`,
      '/v1/admin/outbox?page=30',
    ],
    'audit log': [
      '/v1/admin/audit-log',
      `/v1/admin/audit-log?subject=${order}`,
      '/v1/admin/audit-log?actor=admin&kind=order',
      `/v1/admin/audit-log?${period}`,
    ],
    'audit log as a workbook, a day': ['/v1/admin/audit-log.xlsx?from=2025-03-03&to=2025-03-03'],
    bookings: [
      '/v1/admin/bookings?from=2025-03-03&to=2025-03-09',
      '/v1/admin/bookings?from=2025-03-01&to=2025-03-31&status=CANCELLED',
    ],
    'texts, questions, articles, banners': [
      'text-blocks',
      'faqs',
      'shop-faqs',
      'contents',
      'banners',
    ].flatMap((kind) => [
      `/v1/admin/${kind}`,
      `/v1/admin/${kind}?page=3&status=${encodeURIComponent('비활성')}`,
    ]),
    'texts, questions, articles by their words': [
      '/v1/admin/text-blocks?q=%EB%AC%B8%EA%B5%AC%20377',
      '/v1/admin/faqs?q=377',
      '/v1/admin/contents?q=377',
    ],
    'policies, products, settings': ['policies', 'products', 'settings', 'booking-hours'].map(
      (kind) => `/v1/admin/${kind}`,
    ),
    'coupons and promotions': [
      '/v1/admin/coupons',
      '/v1/admin/coupons?q=SCALE29&state=CURRENT',
      '/v1/admin/promotions',
      '/v1/admin/promotions?page=9',
    ],
    'refunds to pay out': ['/v1/admin/refunds'],
    'refunds to pay out as a workbook': ['/v1/admin/refunds.xlsx'],
    'settlement of a month as a workbook': ['/v1/admin/settlements.xlsx?from=2025-03&to=2025-03'],
    'tasks of money, what does not agree': [
      '/v1/admin/money-tasks',
      '/v1/admin/money-disagreements',
    ],
    settlements: ['/v1/admin/settlements', '/v1/admin/settlements?from=2022-01&to=2026-12'],
    'dashboard of a month': [
      '/v1/admin/dashboard',
      '/v1/admin/dashboard?from=2025-10-01&to=2025-10-31',
    ],
    'dashboard of a year': ['/v1/admin/dashboard?from=2025-01-01&to=2025-12-31'],
  }
}

function searched(list: string) {
  return (words: string) => `/v1/admin/${list}?q=${encodeURIComponent(words)}`
}

const DAYS = 5 * 365
/** Orders that a period has at least: the six pages that are requested. */
const ORDERS_OF_PERIOD = 120
const SHORTEST_PERIOD_DAYS = 31

const digits = (count: number) => String(count).padStart(8, '0')
const numberOf = (order: number) => `S00${digits(order)}`

/** Rows of `bench/scale/seed.sql` that databases of all sizes have: the remainders decide what a row is. */
function examplesIn({ members, orders }: Scale) {
  const tenth = orders / 10
  const memberOrder = tenth + 33
  const member = digits(1 + ((memberOrder * 31) % members))
  const days = Math.max(SHORTEST_PERIOD_DAYS, Math.ceil((ORDERS_OF_PERIOD * DAYS) / orders))
  const to = new Date('2025-03-31')
  const from = new Date(to.getTime() - days * DAY_MS)
  return {
    order: numberOf(memberOrder),
    scheduled: numberOf(orders - 2),
    member,
    phone: `010${50_000_000 + Number(member)}`,
    memberId: (id: number) => `00000000-0000-4000-8000-${id.toString(16).padStart(12, '0')}`,
    guest: `guest${digits(tenth + 37)}`,
    inquirer: `member${digits(1 + ((40 * 17) % members))}`,
    review: digits(tenth + 20),
    /** The start of the numbers of the newest tenth. */
    newest: numberOf(orders - tenth).replace(/0+$/, ''),
    period: `from=${from.toISOString().slice(0, 10)}&to=${to.toISOString().slice(0, 10)}`,
  }
}
