import type { Deps } from '#server/deps.ts'
import { type Notification, notify } from '#server/notifications/index.ts'
import { customerLinks, type OrderRow } from '#server/orders/index.ts'
import type { Db } from '#server/platform/database.ts'
import { readSettings } from '#server/settings/index.ts'
import { calendarEntry, findLocation } from './calendar-entry.ts'
import type { BookingRow } from './store.ts'

type BookingNotification = Extract<Notification, { readonly startsAt: Date }>

type BookingEvent =
  | { readonly kind: 'BOOKING_MADE' | 'BOOKING_LINK' | 'BOOKING_REMINDER' }
  | Pick<Extract<BookingNotification, { kind: 'BOOKING_MOVED' }>, 'kind' | 'formerlyAt'>
  | Pick<Extract<BookingNotification, { kind: 'BOOKING_CANCELLED' }>, 'kind' | 'because' | 'reason'>

/**
 * Queues an email to the customer about a booking in its current state, with its calendar entry.
 */
export async function notifyCustomerOfBooking(
  deps: Pick<Deps, 'publicUrl'>,
  tx: Db,
  { booking, order }: { readonly booking: BookingRow; readonly order: OrderRow },
  event: BookingEvent,
  at: Date,
): Promise<void> {
  const { company } = await readSettings(tx)
  const { bookingUrl } = await customerLinks(deps, tx, order, at)
  await notify(
    tx,
    {
      ...event,
      orderNumber: order.number,
      customerName: order.contact_name,
      startsAt: booking.starts_at,
      channel: booking.channel,
      where: findLocation(booking, order, company),
      timeZone: booking.time_zone,
      bookingUrl,
      attachment: calendarEntry(booking, order, { company, publicUrl: deps.publicUrl }),
      to: order.contact_email,
      language: booking.language,
    },
    at,
  )
}
