import { type FormEvent, useState } from 'react'
import { failureMessage } from '#web/api/failure-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useFocusProblem } from '#web/ui/use-focus-problem.ts'
import { ChosenSlot } from './chosen-slot.tsx'
import { OfferGate } from './offer-gate.tsx'
import { type Offer, type OwnBooking, useRescheduleBooking } from './queries.ts'
import { SlotChoice } from './slot-choice.tsx'
import { useBookingText } from './use-booking-text.ts'
import { useSlotChoice } from './use-slot-choice.ts'

interface RescheduleFormProps {
  readonly booking: OwnBooking
  readonly onClose: () => void
}

/** Moves a booking to another free time; the old time stays reserved until then. */
export const RescheduleForm = (props: RescheduleFormProps) => (
  <OfferGate>{(offered) => <OpenForm {...props} offered={offered} />}</OfferGate>
)

interface OpenFormProps extends RescheduleFormProps {
  readonly offered: Offer
}

function OpenForm({ booking, onClose, offered }: OpenFormProps) {
  const text = useBookingText()
  const say = useToast()
  const choice = useSlotChoice(offered)
  const moving = useRescheduleBooking(booking)
  const [submitted, setSubmitted] = useState(false)
  const [element, focusProblem] = useFocusProblem()

  function submit(event: FormEvent) {
    event.preventDefault()
    setSubmitted(true)
    if (choice.slot) {
      moving.mutate(
        { starts_at: choice.slot.starts_at },
        {
          onSuccess: () => {
            say(text.rescheduled)
            onClose()
          },
        },
      )
    }
    focusProblem()
  }

  return (
    <form
      ref={element}
      onSubmit={submit}
      noValidate
      aria-label={text.rescheduleTitle}
      className="mt-5 border-t border-sand pt-5"
    >
      <p className="mb-5 text-small text-muted">{text.rescheduleHint}</p>
      <SlotChoice offer={offered} choice={choice} submitted={submitted} />
      {choice.slot && <ChosenSlot slot={choice.slot} />}
      {moving.isError && (
        <div className="mt-6">
          <Problem>{failureMessage(moving.error, text)}</Problem>
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button type="submit" busy={moving.isPending}>
          {text.rescheduleTo}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {text.rescheduleNot}
        </Button>
      </div>
    </form>
  )
}
