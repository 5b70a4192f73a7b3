import { z } from 'zod'
import { roles } from '#domain/accounts/roles.ts'
import { bookingChannels, bookingStatuses } from '#domain/bookings/booking-rules.ts'
import { inquiryStatuses } from '#domain/inquiries/inquiry-options.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { consultingTypeField } from './catalog.ts'
import { endpoint } from './endpoint.ts'
import { idField, wonField } from './fields.ts'

/** How many results of each kind one search returns. */
export const RESULTS_PER_KIND = 5

/** Results of one kind, and whether there are more than were returned. */
const resultsOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), has_more: z.boolean() })

const orderResult = z.object({
  order_number: z.string(),
  customer_name: z.string(),
  consulting_type: consultingTypeField,
  product_name: z.string(),
  status: z.enum(orderStatuses),
  /** Status in the reader's language. */
  status_label: z.string(),
  total_price: wonField,
  created_at: z.string(),
})

const searchReply = z.object({
  orders: resultsOf(orderResult),
  /** One guest per email address, from the newest guest orders that match. */
  guests: resultsOf(
    z.object({
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      latest_order_number: z.string(),
      latest_order_at: z.string(),
    }),
  ),
  members: resultsOf(
    z.object({
      id: idField,
      user_id: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      role: z.enum(roles),
      is_active: z.boolean(),
      is_withdrawn: z.boolean(),
      created_at: z.string(),
    }),
  ),
  inquiries: resultsOf(
    z.object({
      id: idField,
      title: z.string(),
      writer_name: z.string(),
      writer_email: z.string(),
      status: z.enum(inquiryStatuses),
      created_at: z.string(),
    }),
  ),
  /** Upcoming bookings first, then the most recent ones of matching orders. */
  bookings: resultsOf(
    z.object({
      id: idField,
      order_number: z.string(),
      customer_name: z.string(),
      starts_at: z.string(),
      channel: z.enum(bookingChannels),
      status: z.enum(bookingStatuses),
    }),
  ),
})
export type AdminSearch = z.output<typeof searchReply>

export const searchAdmin = endpoint({
  method: 'GET',
  path: '/v1/admin/search',
  summary:
    'Search orders, guests, members, inquiries and bookings at once; a consultant, assigned ones',
  access: 'staff',
  look: { action: 'search.find', of: 'q' },
  query: z.object({
    /** Order number, part of a name or email address, or at least four digits of a phone number. */
    q: z.string().trim().min(1).max(100),
  }),
  reply: searchReply,
  consultantReply: searchReply.pick({ inquiries: true, bookings: true }).extend({
    orders: resultsOf(orderResult.omit({ total_price: true })),
  }),
  refusals: [],
})
