import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AdminBooking,
  changeBooking,
  getBooking,
  getBookingHours,
  listBookings,
} from '#contract/admin-bookings.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { type ApiRefusal, currentVersion, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import type { DayText } from '#web/bookings/month-grid.ts'

const BOOKINGS_KEY = ['admin', 'bookings']
const REFRESH_MS = 30_000

/** Bookings of a range of days, both included, sorted by time. */
export const bookingsBetween = (from: DayText, to: DayText) =>
  queryOptions({
    queryKey: [...BOOKINGS_KEY, 'between', from, to],
    queryFn: async ({ signal }) =>
      (await call(listBookings, { query: { from, to } }, { signal })).items,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  })

/** Bookings of the day that have not taken place yet. */
export const upcomingBookings = (today: DayText) =>
  queryOptions({
    ...bookingsBetween(today, today),
    select: (items: readonly AdminBooking[]) =>
      items.filter(({ status, held_at }) => status === 'BOOKED' && held_at === null),
  })

/** One booking, refetched because its customer may cancel it. */
export const bookingById = (id: string) =>
  queryOptions({
    queryKey: [...BOOKINGS_KEY, 'one', id],
    queryFn: ({ signal }) => call(getBooking, { params: { id } }, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  })

export const bookingHours = queryOptions({
  queryKey: [...BOOKINGS_KEY, 'hours'],
  queryFn: ({ signal }) => call(getBookingHours, {}, { signal }),
})

export type BookingChange = Omit<
  NonNullable<InputOf<typeof changeBooking>['body']>,
  'base_revision'
>

interface Conflict {
  readonly change: BookingChange
  /** The booking when the change was begun. */
  readonly base: AdminBooking
  readonly onDone: () => void
}

/**
 * Changes a booking on top of the version that is shown. After a conflict, shows the saved version
 * and returns the change as `conflict`, to be sent again or dropped.
 */
export function useBookingChange(booking: AdminBooking) {
  const queries = useQueryClient()
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const show = (changed: AdminBooking) =>
    queries.setQueryData(bookingById(changed.id).queryKey, changed)
  const sent = useMutation<AdminBooking, ApiRefusal, BookingChange>({
    mutationFn: (change) =>
      call(changeBooking, {
        params: { id: booking.id },
        body: { ...change, base_revision: booking.revision },
      }),
    onSuccess: (changed) => {
      setConflict(null)
      show(changed)
    },
    onError: (error) => {
      if (isRefusal(error, 'EDIT_CONFLICT')) show(currentVersion(error))
    },
    // Not awaited: the refetched data may unmount the screen that confirms the change.
    onSettled: () => void queries.invalidateQueries({ queryKey: BOOKINGS_KEY }),
  })

  return {
    isPending: sent.isPending,
    /** Why the change was refused; null after a conflict. */
    problem: sent.error?.code === 'EDIT_CONFLICT' ? null : sent.error,
    conflict,
    drop: () => setConflict(null),
    reset: sent.reset,
    send: (change: BookingChange, onDone: () => void) =>
      sent.mutate(change, {
        onSuccess: onDone,
        onError: (error) =>
          setConflict(isRefusal(error, 'EDIT_CONFLICT') ? { change, base: booking, onDone } : null),
      }),
  }
}

export type BookingMutation = ReturnType<typeof useBookingChange>
