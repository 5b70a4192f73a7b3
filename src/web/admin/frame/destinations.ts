import type { AdminMessages } from '#texts/admin-messages.ts'
import { isTodayAt } from '../queue/queue-address.ts'

interface Place {
  readonly pathname: string
  readonly search: string
}

export interface Destination {
  readonly name: keyof AdminMessages['screens']
  readonly to: string
  readonly isAt: (place: Place) => boolean
}

export interface DestinationGroup {
  readonly name: keyof AdminMessages['groups']
  readonly destinations: readonly Destination[]
}

/** A menu entry that is active at its path and below. */
const at = (name: Destination['name'], to: string): Destination => ({
  name,
  to,
  isAt: ({ pathname }) => pathname === to || pathname.startsWith(`${to}/`),
})

/** All menu entries of the back office, by group. */
export const destinations: readonly DestinationGroup[] = [
  {
    name: 'work',
    destinations: [
      { name: 'today', to: '/admin', isAt: isTodayAt },
      {
        name: 'orders',
        to: '/admin/orders',
        isAt: (place) => place.pathname.startsWith('/admin/orders') && !isTodayAt(place),
      },
      at('bookings', '/admin/bookings'),
      at('money', '/admin/money'),
      at('dashboard', '/admin/dashboard'),
    ],
  },
  {
    name: 'customers',
    destinations: [
      at('inquiries', '/admin/inquiries'),
      at('textBlocks', '/admin/text-blocks'),
      at('reviews', '/admin/reviews'),
      at('members', '/admin/member-management'),
    ],
  },
  {
    name: 'content',
    destinations: [
      at('banners', '/admin/banners'),
      at('contents', '/admin/contents'),
      at('faqs', '/admin/faqs'),
      at('shopFaqs', '/admin/shop-faqs'),
      at('policies', '/admin/policies'),
    ],
  },
  {
    name: 'shop',
    destinations: [
      at('products', '/admin/products'),
      at('coupons', '/admin/coupons'),
      at('promotions', '/admin/promotions'),
    ],
  },
  {
    name: 'settings',
    destinations: [
      at('outbox', '/admin/outbox'),
      at('audit', '/admin/audit-log'),
      at('notifications', '/admin/notifications'),
      at('settings', '/admin/settings'),
    ],
  },
]
