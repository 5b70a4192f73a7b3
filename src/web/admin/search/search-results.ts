import type { AdminSearch } from '#contract/admin-search.ts'
import { formatPhone } from '#domain/accounts/phone.ts'
import { useBookingText } from '#web/bookings/use-booking-text.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { dayOf } from '../bookings/week.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { memberStatusOf } from '../members/member-status.ts'

export type SearchKind = keyof AdminSearch

/** Something that was found: what tells it apart, and where it opens. */
export interface SearchResult {
  readonly kind: SearchKind
  readonly to: string
  readonly title: string
  readonly titleEnd: string
  /** Each stands on one line where it has the room. */
  readonly facts: readonly (string | null)[]
}

export interface ResultGroup {
  readonly kind: SearchKind
  readonly results: readonly SearchResult[]
  readonly hasMore: boolean
  /** Where all of them are listed; bookings and guests have no list that can be searched. */
  readonly showAll?: { readonly to: string; readonly label: string }
}

type Item<Kind extends SearchKind> = AdminSearch[Kind]['items'][number]
type Row = Omit<SearchResult, 'kind'>

const join = (...parts: readonly (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join('\u00a0· ') // the dot never begins a line

const open = (screen: string, id: string) => `/admin/${screen}?open=${id}`

/** Turns an answer into the groups that the dialog shows; kinds without a result are left out. */
export function useResultGroups(): (found: AdminSearch, q: string) => ResultGroup[] {
  const { showAll } = useAdminText().search
  const rows = useRows()

  function group<Kind extends SearchKind>(
    kind: Kind,
    found: AdminSearch,
    row: (item: Item<Kind>) => Row,
  ) {
    const { items, has_more } = found[kind] as { items: Item<Kind>[]; has_more: boolean }
    return { kind, results: items.map((item) => ({ kind, ...row(item) })), hasMore: has_more }
  }

  return (found, q) => {
    const listed = (screen: string, label: string) => ({
      showAll: { to: `/admin/${screen}?q=${encodeURIComponent(q)}`, label },
    })
    const groups: ResultGroup[] = [
      { ...group('orders', found, rows.order), ...listed('orders', showAll.orders) },
      group('guests', found, rows.guest),
      { ...group('members', found, rows.member), ...listed('member-management', showAll.members) },
      { ...group('inquiries', found, rows.inquiry), ...listed('inquiries', showAll.inquiries) },
      group('bookings', found, rows.booking),
    ]
    return groups.filter(({ results }) => results.length > 0)
  }
}

/** A result of each kind in two lines. */
function useRows() {
  const { search: labels, members, bookings } = useAdminText()
  const { inquiries } = useText()
  const { channels } = useBookingText()
  const format = useFormat()

  return {
    order: (it: Item<'orders'>): Row => ({
      to: `/admin/orders/${it.order_number}`,
      title: join(it.customer_name, it.status_label),
      titleEnd: format.date(it.created_at),
      facts: [it.order_number, it.product_name, format.won(it.total_price)],
    }),
    guest: (it: Item<'guests'>): Row => ({
      to: `/admin/orders?q=${encodeURIComponent(it.email)}`,
      title: it.name,
      titleEnd: labels.latestOrder(format.date(it.latest_order_at)),
      facts: [it.email, formatPhone(it.phone)],
    }),
    member: (it: Item<'members'>): Row => ({
      to: open('member-management', it.id),
      title: join(
        it.name || it.user_id,
        it.role === 'ADMIN' ? members.roles.ADMIN : members.statuses[memberStatusOf(it)],
      ),
      titleEnd: members.joinedOn(format.date(it.created_at)),
      facts: [it.user_id, it.email, it.phone && formatPhone(it.phone)],
    }),
    inquiry: (it: Item<'inquiries'>): Row => ({
      to: open('inquiries', it.id),
      title: it.title,
      titleEnd: format.date(it.created_at),
      facts: [it.writer_name, it.writer_email, inquiries.statuses[it.status]],
    }),
    booking: (it: Item<'bookings'>): Row => ({
      to: `${open('bookings', it.id)}&day=${dayOf(it.starts_at)}`,
      title: join(it.customer_name, it.status === 'CANCELLED' && bookings.cancelledShort),
      titleEnd: format.dateTime(it.starts_at),
      facts: [it.order_number, channels[it.channel]],
    }),
  }
}
