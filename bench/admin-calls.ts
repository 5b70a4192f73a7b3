/** Calls of `npm run bench:admin`, each with the paths that it requests in turn. */
export const adminCalls: Readonly<Record<string, readonly string[]>> = {
  'orders, newest': ['/v1/admin/orders', '/v1/admin/orders?page=2', '/v1/admin/orders?page=40'],
  'orders of a status': [
    '/v1/admin/orders?status=CONSULTING_COMPLETED',
    '/v1/admin/orders?status=REFUNDED&page=3',
    '/v1/admin/orders?status=PAYMENT_PENDING',
  ],
  'orders of a month': [
    '/v1/admin/orders?from=2025-03-01&to=2025-03-31',
    '/v1/admin/orders?from=2024-11-01&to=2024-11-30&page=5',
  ],
  'queues of the day': ['STUDIO', 'DEPOSIT', 'PAYMENT', 'SHEET', 'SURVEY', 'REFUND'].map(
    (wait) => `/v1/admin/orders?waiting_for=${wait}`,
  ),
  'orders by a whole name': ['박하윤', '홍준주'].map(searched('orders')),
  'orders by a given name': ['하윤', '민은'].map(searched('orders')),
  'orders by number, address, phone': ['S0000123456', 'guest77777', '01000012345', '0010-4567'].map(
    searched('orders'),
  ),
  'orders by a whole address': ['member12345@example.com', 'guest77777@example.com'].map(
    searched('orders'),
  ),
  'orders by what very many mention': ['example', 'guest', '장', 'member12', 'S00009'].map(
    searched('orders'),
  ),
  'work of the day by a name, a number': ['박하윤', '하윤', 'S0000990001', 'guest'].map(
    (words) => `/v1/admin/orders?waiting_for=STUDIO&q=${encodeURIComponent(words)}`,
  ),
  'work of a day, waiting for the studio, later pages': [
    '/v1/admin/orders?waiting_for=STUDIO&page=30',
    '/v1/admin/orders?waiting_for=SHEET&page=20',
  ],
  'one order': ['/v1/admin/orders/S0000001000', '/v1/admin/orders/S0000002004'],
  'orders as a workbook, a day': ['/v1/admin/orders.xlsx?from=2025-03-03&to=2025-03-03'],
  'orders as a workbook, a year': ['/v1/admin/orders.xlsx?from=2025-01-01&to=2025-12-31'],
  'everything at once': [
    '박하윤',
    '하윤',
    '장',
    'S0000123456',
    'guest77777',
    '4567',
    'example',
  ].map(searched('search')),
  'money that came': [
    '/v1/admin/receipts',
    '/v1/admin/receipts?page=4',
    '/v1/admin/receipts?state=DECIDED',
    '/v1/admin/receipts?state=DECIDED&page=30',
  ],
  'members, newest': [
    '/v1/admin/members',
    '/v1/admin/members?page=30',
    '/v1/admin/members?status=active',
    '/v1/admin/members?status=disabled',
    '/v1/admin/members?status=withdrawn',
    '/v1/admin/members?role=ADMIN',
    '/v1/admin/members?role=ADMIN&q=admin',
    '/v1/admin/members?role=USER&status=active&page=12',
  ],
  'one member': [
    '00000000-0000-4000-8000-000000001234',
    '00000000-0000-4000-8000-00000002ab03',
  ].map((id) => `/v1/admin/members/${id}`),
  'members by name, address, phone': ['김서연', '하윤', 'member4567', '01000012345'].map(
    searched('members'),
  ),
  inquiries: [
    '/v1/admin/product-inquiries',
    '/v1/admin/product-inquiries?status=PENDING',
    '/v1/admin/product-inquiries?status=COMPLETED&page=9',
  ],
  'inquiries by their words': ['받나요 777', '김서연', 'member4567'].map(
    searched('product-inquiries'),
  ),
  reviews: [
    '/v1/admin/reviews',
    '/v1/admin/reviews?rating=3',
    '/v1/admin/reviews?state=HIDDEN',
    '/v1/admin/reviews?state=FEATURED',
    '/v1/admin/reviews?page=20',
  ],
  'reviews by their words': ['알았어요 777', 'S0000123456'].map(searched('reviews')),
  outbox: [
    '/v1/admin/outbox',
    '/v1/admin/outbox?status=FAILED',
    '/v1/admin/outbox?to=member4567',
    '/v1/admin/outbox?page=30',
  ],
  'audit log': [
    '/v1/admin/audit-log',
    '/v1/admin/audit-log?subject=S0000123456',
    '/v1/admin/audit-log?actor=admin&kind=order',
    '/v1/admin/audit-log?from=2025-03-01&to=2025-03-31',
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
  'tasks of money, what does not agree': ['/v1/admin/money-tasks', '/v1/admin/money-disagreements'],
  settlements: ['/v1/admin/settlements', '/v1/admin/settlements?from=2022-01&to=2026-12'],
  'dashboard of a month': [
    '/v1/admin/dashboard',
    '/v1/admin/dashboard?from=2025-10-01&to=2025-10-31',
  ],
  'dashboard of a year': ['/v1/admin/dashboard?from=2025-01-01&to=2025-12-31'],
}

function searched(list: string) {
  return (words: string) => `/v1/admin/${list}?q=${encodeURIComponent(words)}`
}
