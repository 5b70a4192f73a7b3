import { type SubmitEvent, useState } from 'react'
import { type AdminBooking, changeBooking } from '#contract/admin-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import type { BookingMutation } from './booking-queries.ts'

const link = changeBooking.body.shape.meeting_url

interface LinkFormProps {
  readonly booking: AdminBooking
  readonly mutation: BookingMutation
}

/** Form for the link of a video consultation; saving it notifies the customer by email. */
export function LinkForm({ booking, mutation }: LinkFormProps) {
  const labels = useAdminText().bookings.link
  const showToast = useToast()
  const [typed, setTyped] = useState(booking.meeting_url ?? '')
  const [isRefused, setIsRefused] = useState(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { success } = link.safeParse(typed.trim())
    setIsRefused(!success)
    if (!success) return
    mutation.send({ meeting_url: typed.trim() }, () =>
      showToast(labels.done(booking.customer_name)),
    )
  }

  return (
    <Part title={labels.title}>
      <form noValidate onSubmit={submit}>
        <TextField
          label={labels.field}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          hint={labels.hint}
          problem={isRefused ? labels.problem : null}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          action={
            <Button type="submit" kind="secondary" size="small" busy={mutation.isPending}>
              {labels.submit}
            </Button>
          }
        />
      </form>
    </Part>
  )
}
