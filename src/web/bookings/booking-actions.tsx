import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { getBookingFile } from '#contract/bookings.ts'
import { download } from '#web/api/client.ts'
import { failureMessage } from '#web/api/failure-message.ts'
import { useFormat } from '#web/language/use-format.ts'
import { saveFile } from '#web/reports/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { type OwnBooking, useCancelBooking } from './queries.ts'
import { RescheduleForm } from './reschedule-form.tsx'
import { useBookingText } from './use-booking-text.ts'
import { useSlotText } from './use-slot-text.ts'

/** Buttons to join, to save to a calendar, and, while possible, to reschedule or cancel. */
export function BookingActions({ booking }: { readonly booking: OwnBooking }) {
  const text = useBookingText()
  const { dateTime } = useFormat()
  const slotText = useSlotText()
  const { confirm } = useDialogs()
  const say = useToast()
  const cancelling = useCancelBooking(booking)
  const file = useMutation({
    mutationFn: () =>
      download(getBookingFile, {
        params: { id: booking.id },
        query: { token: booking.token ?? undefined },
      }),
    onSuccess: (blob) => saveFile(blob, `gyeol-${booking.order_number}.ics`),
  })
  const [isMoving, setMoving] = useState(false)
  const changeable = Date.now() <= Date.parse(booking.changeable_until)

  async function cancel() {
    const agreed = await confirm(text.cancelQuestion, {
      text: text.cancelText(slotText(booking)),
      ok: text.cancel,
      cancel: text.keep,
    })
    if (agreed) cancelling.mutate(undefined, { onSuccess: () => say(text.cancelled) })
  }

  return (
    <>
      <div className="mt-2 flex flex-wrap items-center gap-x-6">
        {booking.meeting_url && (
          <a
            href={booking.meeting_url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-touch items-center text-small text-clay underline underline-offset-4"
          >
            {text.joinCall}
          </a>
        )}
        <Button kind="quiet" size="small" busy={file.isPending} onClick={() => file.mutate()}>
          {text.calendarFile}
        </Button>
        {changeable && (
          <Button
            kind="quiet"
            size="small"
            aria-expanded={isMoving}
            onClick={() => setMoving(!isMoving)}
          >
            {text.reschedule}
          </Button>
        )}
        {changeable && (
          <Button
            kind="quiet"
            size="small"
            busy={cancelling.isPending}
            onClick={() => void cancel()}
          >
            {text.cancel}
          </Button>
        )}
      </div>
      <p className="text-small text-muted">
        {changeable
          ? text.changeUntil(text.seoulTime(dateTime(booking.changeable_until)))
          : text.tooLate}
      </p>
      {isMoving && changeable && (
        <RescheduleForm booking={booking} onClose={() => setMoving(false)} />
      )}
      {(cancelling.isError || file.isError) && (
        <div className="mt-3">
          <Problem>
            {cancelling.isError ? failureMessage(cancelling.error, text) : text.fileFailed}
          </Problem>
        </div>
      )}
    </>
  )
}
