import type { AuditEntry } from '#contract/audit.ts'

const ofOrder = (subject: string) => `/admin/orders/${subject}`
const ofMember = (subject: string) => `/admin/member-management?open=${subject}`

/** Where things of a kind are worked on. */
const screens: Readonly<Record<string, (subject: string) => string>> = {
  order: ofOrder,
  photos: ofOrder,
  report: ofOrder,
  'booking.make': ofOrder,
  'booking.change': ofOrder,
  'booking.cancel': ofOrder,
  'coupon.issue': ofMember,
  member: ofMember,
  points: ofMember,
  inquiry: (subject) => `/admin/inquiries?open=${subject}`,
  review: (subject) => `/admin/reviews?open=${subject}`,
  banner: (subject) => `/admin/banners?open=${subject}`,
  content: (subject) => `/admin/contents?open=${subject}`,
  faq: (subject) => `/admin/faqs?open=${subject}`,
  'shop-faq': (subject) => `/admin/shop-faqs?open=${subject}`,
  'text-block': (subject) => `/admin/text-blocks?open=${subject}`,
  policy: (subject) => `/admin/policies?open=${subject}`,
  product: (subject) => `/admin/products?open=${subject}`,
  coupon: (subject) => `/admin/coupons?open=${subject}`,
  promotion: (subject) => `/admin/promotions?open=${subject}`,
  settings: () => '/admin/settings',
  message: (subject) => `/admin/outbox?open=${subject}`,
}

/** The screen of what an entry is about, or null where it has none of its own. */
export const subjectAddress = ({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>) =>
  (screens[action] ?? screens[action.split('.')[0]!])?.(subject) ?? null
