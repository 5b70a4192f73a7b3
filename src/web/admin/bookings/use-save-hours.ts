import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type HoursReply, setBookingHours } from '#contract/admin-bookings.ts'
import { type ApiRefusal, currentVersion, isRefusal } from '#web/api/api-refusal.ts'
import { call } from '#web/api/client.ts'
import { bookingHours } from './booking-queries.ts'
import type { HoursInput } from './hours-form.ts'

/**
 * Saves the hours on top of a revision. After a conflict, `theirs` holds the hours that somebody
 * else saved.
 */
export function useSaveHours(onSaved: (reply: HoursReply) => void) {
  const queries = useQueryClient()
  const [theirs, setTheirs] = useState<HoursReply | null>(null)
  const show = (hours: HoursReply) => queries.setQueryData(bookingHours.queryKey, hours)
  const sent = useMutation<HoursReply, ApiRefusal, HoursInput & { readonly base_revision: number }>(
    {
      mutationFn: (body) => call(setBookingHours, { body }),
      onSuccess: (reply) => {
        show(reply)
        onSaved(reply)
      },
      onError: (error) => {
        if (isRefusal(error, 'EDIT_CONFLICT')) setTheirs(currentVersion(error))
      },
    },
  )
  return {
    theirs,
    drop: () => setTheirs(null),
    problem: sent.error?.code === 'EDIT_CONFLICT' ? null : sent.error,
    isPending: sent.isPending,
    save: (input: HoursInput, base_revision: number) => sent.mutate({ ...input, base_revision }),
  }
}
