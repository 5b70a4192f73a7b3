import { listBookings } from '#contract/admin-bookings.ts'
import { adminProducts } from '#contract/admin-catalog.ts'
import { adminBanners, adminContents, adminFaqs, adminShopFaqs } from '#contract/admin-content.ts'
import { listInquiries } from '#contract/admin-inquiries.ts'
import { listMembers } from '#contract/admin-members.ts'
import { listOrders } from '#contract/admin-orders.ts'
import { adminPolicies } from '#contract/admin-policies.ts'
import { adminCoupons, adminPromotions } from '#contract/admin-promotions.ts'
import { listAdminReviews } from '#contract/admin-reviews.ts'
import { getSettings } from '#contract/admin-settings.ts'
import { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import { listAudit } from '#contract/audit.ts'
import { readDashboard } from '#contract/dashboard.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { getMyNotifications } from '#contract/my-notifications.ts'
import { listOutbox } from '#contract/notifications.ts'
import { listReceipts } from '#contract/receipts.ts'
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
  /** The call that the screen shows; whoever may make it may use the screen. */
  readonly call: Pick<Endpoint, 'access'>
}

export interface DestinationGroup {
  readonly name: keyof AdminMessages['groups']
  readonly destinations: readonly Destination[]
}

/** A menu entry that is active at its path and below. */
const at = (name: Destination['name'], to: string, call: Destination['call']): Destination => ({
  name,
  to,
  call,
  isAt: ({ pathname }) => pathname === to || pathname.startsWith(`${to}/`),
})

/** All menu entries of the back office, by group. */
export const destinations: readonly DestinationGroup[] = [
  {
    name: 'work',
    destinations: [
      { name: 'today', to: '/admin', isAt: isTodayAt, call: listOrders },
      {
        name: 'orders',
        to: '/admin/orders',
        call: listOrders,
        isAt: (place) => place.pathname.startsWith('/admin/orders') && !isTodayAt(place),
      },
      at('bookings', '/admin/bookings', listBookings),
      at('money', '/admin/money', listReceipts),
      at('dashboard', '/admin/dashboard', readDashboard),
    ],
  },
  {
    name: 'customers',
    destinations: [
      at('inquiries', '/admin/inquiries', listInquiries),
      at('textBlocks', '/admin/text-blocks', adminTextBlocks.list),
      at('reviews', '/admin/reviews', listAdminReviews),
      at('members', '/admin/member-management', listMembers),
    ],
  },
  {
    name: 'content',
    destinations: [
      at('banners', '/admin/banners', adminBanners.list),
      at('contents', '/admin/contents', adminContents.list),
      at('faqs', '/admin/faqs', adminFaqs.list),
      at('shopFaqs', '/admin/shop-faqs', adminShopFaqs.list),
      at('policies', '/admin/policies', adminPolicies.list),
    ],
  },
  {
    name: 'shop',
    destinations: [
      at('products', '/admin/products', adminProducts.list),
      at('coupons', '/admin/coupons', adminCoupons.list),
      at('promotions', '/admin/promotions', adminPromotions.list),
    ],
  },
  {
    name: 'settings',
    destinations: [
      at('outbox', '/admin/outbox', listOutbox),
      at('audit', '/admin/audit-log', listAudit),
      at('notifications', '/admin/notifications', getMyNotifications),
      at('settings', '/admin/settings', getSettings),
    ],
  },
]

/** The call of the screen at an address. */
export function callOfScreen(place: Place): Destination['call'] | undefined {
  // Everybody sees the hours in the calendar; their page is one of the settings.
  if (place.pathname.startsWith('/admin/bookings/hours')) return getSettings
  return destinations.flatMap((group) => group.destinations).find(({ isAt }) => isAt(place))?.call
}

/** The menu entries of a role; groups without any are left out. */
export const destinationsOf = (may: (call: Destination['call']) => boolean) =>
  destinations
    .map((group) => ({
      ...group,
      destinations: group.destinations.filter(({ call }) => may(call)),
    }))
    .filter((group) => group.destinations.length > 0)
