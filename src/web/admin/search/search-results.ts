import type { AdminSearch, searchAdmin } from '#contract/admin-search.ts'
import type { ReceivedOf } from '#contract/endpoint.ts'
import { formatPhone } from '#domain/accounts/phone.ts'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { dayOf } from '../bookings/week.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { memberStatusOf } from '../members/member-status.ts'

type SearchKind = keyof AdminSearch
/** What was found; a consultant is sent neither people nor amounts. */
type FoundByRole = ReceivedOf<typeof searchAdmin>

/** A search result: its title, facts and address. */
export interface SearchResult {
  readonly kind: SearchKind
  readonly to: string
  readonly title: string
  readonly titleEnd: string
  /** Facts that are shown on one line if they fit. */
  readonly facts: readonly (string | null)[]
}

export interface ResultGroup {
  readonly kind: SearchKind
  readonly results: readonly SearchResult[]
  readonly hasMore: boolean
  /** Address of the list of all results; bookings and guests have no searchable list. */
  readonly showAll?: { readonly to: string; readonly label: string }
}

type Item<Kind extends SearchKind> = AdminSearch[Kind]['items'][number]
type Row = Omit<SearchResult, 'kind'>

const join = (...parts: readonly (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join('\u00a0· ') // the dot never starts a line

const open = (screen: string, id: string) => `/admin/${screen}?open=${id}`

/** Converts an API response to the groups of the dialog; leaves out kinds without results. */
export function useResultGroups(): (found: FoundByRole, q: string) => ResultGroup[] {
  const { showAll } = useAdminText().search
  const rows = useRows()

  function group<Found>(
    kind: SearchKind,
    { items, has_more }: { readonly items: readonly Found[]; readonly has_more: boolean },
    row: (item: Found) => Row,
  ) {
    return { kind, results: items.map((item) => ({ kind, ...row(item) })), hasMore: has_more }
  }

  return (found, q) => {
    const listed = (screen: string, label: string) => ({
      showAll: { to: `/admin/${screen}?q=${encodeURIComponent(q)}`, label },
    })
    const groups: ResultGroup[] = [
      { ...group('orders', found.orders, rows.order), ...listed('orders', showAll.orders) },
      ...('members' in found
        ? [
            group('guests', found.guests, rows.guest),
            {
              ...group('members', found.members, rows.member),
              ...listed('member-management', showAll.members),
            },
          ]
        : []),
      {
        ...group('inquiries', found.inquiries, rows.inquiry),
        ...listed('inquiries', showAll.inquiries),
      },
      group('bookings', found.bookings, rows.booking),
    ]
    return groups.filter(({ results }) => results.length > 0)
  }
}

/** Returns functions that convert a result of each kind to two lines. */
function useRows() {
  const { search: labels, members, bookings } = useAdminText()
  const { inquiries } = useText()
  const { channels } = useBookingText()
  const format = useFormat()

  return {
    order: (order: FoundByRole['orders']['items'][number]): Row => ({
      to: `/admin/orders/${order.order_number}`,
      title: join(order.customer_name, order.status_label),
      titleEnd: format.date(order.created_at),
      facts: [
        order.order_number,
        order.product_name,
        'total_price' in order ? format.won(order.total_price) : null,
      ],
    }),
    guest: (guest: Item<'guests'>): Row => ({
      to: `/admin/orders?q=${encodeURIComponent(guest.email)}`,
      title: guest.name,
      titleEnd: labels.latestOrder(format.date(guest.latest_order_at)),
      facts: [guest.email, formatPhone(guest.phone)],
    }),
    member: (member: Item<'members'>): Row => ({
      to: open('member-management', member.id),
      title: join(
        member.name || member.user_id,
        member.role === 'USER'
          ? members.statuses[memberStatusOf(member)]
          : members.roles[member.role],
      ),
      titleEnd: members.joinedOn(format.date(member.created_at)),
      facts: [member.user_id, member.email, member.phone && formatPhone(member.phone)],
    }),
    inquiry: (inquiry: Item<'inquiries'>): Row => ({
      to: open('inquiries', inquiry.id),
      title: inquiry.title,
      titleEnd: format.date(inquiry.created_at),
      facts: [inquiry.writer_name, inquiry.writer_email, inquiries.statuses[inquiry.status]],
    }),
    booking: (booking: Item<'bookings'>): Row => ({
      to: `${open('bookings', booking.id)}&day=${dayOf(booking.starts_at)}`,
      title: join(booking.customer_name, booking.status === 'CANCELLED' && bookings.cancelledShort),
      titleEnd: format.dateTime(booking.starts_at),
      facts: [booking.order_number, channels[booking.channel]],
    }),
  }
}
