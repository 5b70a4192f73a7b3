import type { ReactNode } from 'react'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { InquiryStatus } from '#web/inquiries/inquiry-status.tsx'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { dayOf } from '../bookings/week.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { FactLink } from '../frame/fact-link.tsx'
import { customerInquiriesAddress } from '../inquiries/inquiry-address.ts'
import { Part } from '../order/part.tsx'
import type { MemberProps } from './member-props.ts'

interface Line {
  readonly key: string
  readonly main: ReactNode
  readonly end: ReactNode
}

interface ActivityListProps {
  readonly labels: { readonly title: string; readonly none: string }
  readonly total: number
  readonly lines: readonly Line[]
  /** Link to the full list. */
  readonly all?: ReactNode
}

/** Lists a member’s latest items of one kind. */
export function ActivityList({ labels, total, lines, all }: ActivityListProps) {
  const { number } = useFormat()
  return (
    <Part title={labels.title} note={total > 0 && number(total)}>
      {lines.length === 0 && <p className="text-small text-muted">{labels.none}</p>}
      <ul className="text-small">
        {lines.map(({ key, main, end }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1">
            <span className="min-w-0 wrap-anywhere">{main}</span>
            <span className="ml-auto text-right text-tiny text-muted">{end}</span>
          </li>
        ))}
      </ul>
      {all && total > lines.length && <p className="pt-1 text-small">{all}</p>}
    </Part>
  )
}

export function MemberOrders({ member: { orders, email } }: MemberProps) {
  const labels = useAdminText().memberDetails.orders
  const { canonical } = useText().orders.statuses
  const { won, date } = useFormat()

  return (
    <ActivityList
      labels={labels}
      total={orders.total}
      lines={orders.items.map(({ order_number, status, total_price, created_at }) => ({
        key: order_number,
        main: (
          <>
            <FactLink to={`/admin/orders/${order_number}`}>{order_number}</FactLink>
            <span className="block text-tiny text-muted">{canonical[status]}</span>
          </>
        ),
        end: (
          <>
            {won(total_price)}
            <span className="block">{date(created_at)}</span>
          </>
        ),
      }))}
      all={
        email && (
          <FactLink to={`/admin/orders?q=${encodeURIComponent(email)}`}>{labels.all}</FactLink>
        )
      }
    />
  )
}

export function MemberInquiries({ member: { inquiries, email } }: MemberProps) {
  const labels = useAdminText().memberDetails.inquiries
  const { date } = useFormat()

  return (
    <ActivityList
      labels={labels}
      total={inquiries.total}
      lines={inquiries.items.map(({ id, title, status, created_at }) => ({
        key: id,
        main: (
          <>
            <FactLink to={customerInquiriesAddress(email, id)}>{title}</FactLink>
            <span className="block text-tiny">
              <InquiryStatus status={status} onBoard={false} />
            </span>
          </>
        ),
        end: date(created_at),
      }))}
      all={email && <FactLink to={customerInquiriesAddress(email)}>{labels.all}</FactLink>}
    />
  )
}

export function MemberBookings({ member: { bookings } }: MemberProps) {
  const labels = useAdminText().memberDetails.bookings
  const { channels, statuses } = useBookingText()
  const { dateTime } = useFormat()

  return (
    <ActivityList
      labels={labels}
      total={bookings.total}
      lines={bookings.items.map(({ id, starts_at, channel, status }) => ({
        key: id,
        main: (
          <FactLink to={`/admin/bookings?day=${dayOf(starts_at)}&open=${id}`}>
            {dateTime(starts_at)}
          </FactLink>
        ),
        end: `${channels[channel]} · ${statuses[status]}`,
      }))}
    />
  )
}
