import { adminOccasions } from '#domain/notifications/admin-mails.ts'
import type { AdminEvent } from '#server/notifications/notification.ts'

const adminUrl = 'http://gyeol.test/admin'
const groups = adminOccasions.map((occasion, at) => ({
  occasion,
  items: [{ text: 'Hana Kim · K7QW2M9T', url: `${adminUrl}/orders/K7QW2M9T` }],
  more: at,
}))

/** One email of every kind to administrators. */
export const everyAdminEvent: readonly AdminEvent[] = [
  ...groups.map((group) => ({ kind: `ADMIN_${group.occasion}` as const, group, adminUrl })),
  { kind: 'ADMIN_SUMMARY', groups, adminUrl },
]
