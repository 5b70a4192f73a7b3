import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  type Booking,
  bookConsultation,
  cancelBooking,
  listMyBookings,
  listSlots,
  type OfferedSlot,
  rescheduleBooking,
} from '#contract/bookings.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { listMyReports } from '#contract/reports.ts'
import { formatSeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import { pageSizes, SLOT_SEARCH_MAX_DAYS } from '#domain/limits/limits.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { expiredProofCodes, nullIfRefused } from '#web/api/null-if-refused.ts'
import { currentSession } from '#web/api/session.ts'
import { storedGuestTokens, storeGuestToken } from '#web/own-orders/guest-tokens.ts'
import { provenOrder } from '#web/own-orders/my-orders-queries.ts'
import type { ReportItem } from '#web/reports/queries.ts'
import { type DayText, dayAfter } from './month-grid.ts'

interface Proven {
  /** Guest token; null for a member. */
  readonly token: string | null
}

export type OwnBooking = Booking & Proven
export type BookableReport = ReportItem & Proven

export interface BookingOverview {
  /** Newest first. */
  readonly bookings: readonly OwnBooking[]
  /** Published result sheets whose order has no booking. */
  readonly reports: readonly BookableReport[]
  /** Whether the order in the address belongs to this reader; true if the address has none. */
  readonly knowsOrder: boolean
}

/** Returns the reader's bookings and bookable sheets; null if the reader is not identified. */
export const bookingOverview = (named: string | null, tokenInLink: string | null, reader: string) =>
  queryOptions({
    queryKey: ['bookings', 'desk', named, tokenInLink, reader],
    queryFn: async ({ client, signal }): Promise<BookingOverview | null> => {
      const tokens = currentSession() ? [null] : storedGuestTokens()
      const proofs = new Set([...(tokenInLink ? [tokenInLink] : []), ...tokens])
      const parts = await Promise.all([...proofs].map((token) => partOf(token, signal)))
      const known = parts.filter((part) => part !== null)
      if (known.length === 0) return null
      const bookings = known.flatMap((part) => part.bookings)
      const reports = known.flatMap((part) => part.reports)
      const isListed = [...bookings, ...reports].some((it) => it.order_number === named)
      return {
        bookings: once(bookings, ({ id }) => id),
        reports: once(reports, ({ id }) => id),
        knowsOrder:
          !named ||
          isListed ||
          (await client.fetchQuery(provenOrder(named, tokenInLink, reader))) !== null,
      }
    },
  })

type Part = Omit<BookingOverview, 'knowsOrder'>

async function partOf(token: string | null, signal: AbortSignal): Promise<Part | null> {
  const query = { token: token ?? undefined, size: pageSizes.maximum }
  const nobody = token ? expiredProofCodes : (['SIGN_IN_REQUIRED'] as const)
  const [bookings, reports] = await Promise.all([
    nullIfRefused(call(listMyBookings, { query }, { signal }), nobody),
    nullIfRefused(call(listMyReports, { query }, { signal }), nobody),
  ])
  if (!bookings || !reports) return null
  const booked = bookings.items.filter(({ status }) => status === 'BOOKED')
  const taken = new Set(booked.map((booking) => booking.order_number))
  if (token) for (const { order_number } of reports.items) storeGuestToken(order_number, token)
  return {
    bookings: bookings.items.map((booking) => ({ ...booking, token })),
    reports: reports.items
      .filter(({ status, order_number }) => status === 1 && !taken.has(order_number))
      .map((report) => ({ ...report, token })),
  }
}

const once = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  [...new Map(items.toReversed().map((item) => [key(item), item])).values()].toReversed()

export interface Offer {
  readonly slotsByDay: ReadonlyMap<DayText, readonly OfferedSlot[]>
  readonly lastDay: DayText
}

const MOST_CALLS = 12

/** All free slots by day in Seoul. Refetched on every view, since others book too. */
export const offer = queryOptions({
  queryKey: ['bookings', 'slots'],
  queryFn: async ({ signal }): Promise<Offer> => {
    const slots: OfferedSlot[] = []
    let from = formatSeoulDay(seoulDayOf(new Date()))
    let lastDay = from
    for (let calls = 0; from <= lastDay && calls < MOST_CALLS; calls += 1) {
      const to = dayAfter(from, SLOT_SEARCH_MAX_DAYS)
      const reply = await call(listSlots, { query: { from, to } }, { signal })
      slots.push(...reply.items)
      lastDay = reply.last_day
      from = dayAfter(to, 1)
    }
    return { slotsByDay: byDay(slots), lastDay }
  },
  staleTime: 0,
})

function byDay(slots: readonly OfferedSlot[]) {
  const days = new Map<DayText, OfferedSlot[]>()
  for (const slot of slots) {
    const day = formatSeoulDay(seoulDayOf(new Date(slot.starts_at)))
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return days
}

type Wish = InputOf<typeof bookConsultation>['body']

export function useBook() {
  const queries = useQueryClient()
  return useMutation<Booking, ApiRefusal, Wish & { readonly key: string }>({
    mutationFn: ({ key, ...body }) => call(bookConsultation, { body }, { idempotencyKey: key }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bookings'] }),
  })
}

export function useRescheduleBooking({ id, token }: OwnBooking) {
  const queries = useQueryClient()
  return useMutation<Booking, ApiRefusal, InputOf<typeof rescheduleBooking>['body']>({
    mutationFn: (body) =>
      call(rescheduleBooking, { params: { id }, query: { token: token ?? undefined }, body }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bookings'] }),
  })
}

export function useCancelBooking({ id, token }: OwnBooking) {
  const queries = useQueryClient()
  return useMutation<undefined, ApiRefusal, void>({
    mutationFn: () => call(cancelBooking, { params: { id }, query: { token: token ?? undefined } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['bookings'] }),
  })
}
