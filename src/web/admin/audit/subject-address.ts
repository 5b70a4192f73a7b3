import type { AuditEntry } from '#contract/audit.ts'

/** Subject of an entry that changed a whole list. */
const WHOLE_LIST = /^[a-z_-]+$/

const within = (screen: string) => (subject: string) =>
  WHOLE_LIST.test(subject) ? screen : `${screen}?open=${subject}`
const ofMoneyTask = (task: string) => (subject: string) =>
  WHOLE_LIST.test(subject) ? '/admin/money' : `/admin/money?task=${task}:${subject}`
const ofOrder = (subject: string) => `/admin/orders/${subject}`
const ofMember = (subject: string) => `/admin/member-management?open=${subject}`

/** A search has its words as the subject, which no screen shows. */
const none = () => null

/** Builds the path of the screen for each kind of subject. */
const screens: Readonly<Record<string, (subject: string) => string | null>> = {
  'order.find': none,
  'member.find': none,
  'inquiry.find': none,
  'message.find': none,
  survey: ofOrder,
  'booking.view': ofOrder,
  'sign-in': ofMember,
  order: ofOrder,
  photos: ofOrder,
  report: ofOrder,
  'booking.make': ofOrder,
  'booking.change': ofOrder,
  'booking.cancel': ofOrder,
  'coupon.issue': ofMember,
  member: ofMember,
  points: ofMember,
  inquiry: within('/admin/inquiries'),
  review: within('/admin/reviews'),
  banner: within('/admin/banners'),
  content: within('/admin/contents'),
  faq: within('/admin/faqs'),
  'shop-faq': within('/admin/shop-faqs'),
  'text-block': within('/admin/text-blocks'),
  // The subject is the kind and version of the policy.
  policy: (subject) => `/admin/policies?kind=${subject.split(' ')[0]}`,
  product: within('/admin/products'),
  coupon: within('/admin/coupons'),
  promotion: within('/admin/promotions'),
  'settings.notifications': () => '/admin/notifications',
  settings: () => '/admin/settings',
  message: within('/admin/outbox'),
  receipt: ofMoneyTask('receipt'),
  refund: ofMoneyTask('refund'),
  refunds: () => '/admin/money',
  settlements: () => '/admin/money',
  'money-alarm': ofMoneyTask('alarm'),
}

/** Returns the path of the subject's screen, or null if it has none. */
export function subjectAddress({ action, subject }: Pick<AuditEntry, 'action' | 'subject'>) {
  const [kind = ''] = action.split('.')
  return (screens[action] ?? screens[kind])?.(subject) ?? null
}
