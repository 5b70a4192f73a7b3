import { DayPicker } from './day-picker.tsx'
import type { Offer } from './queries.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useBookingText } from './use-booking-text.ts'
import type { useSlotChoice } from './use-slot-choice.ts'

interface SlotChoiceProps {
  readonly offer: Offer
  readonly choice: ReturnType<typeof useSlotChoice>
  /** The form was sent: what is still missing is marked. */
  readonly submitted: boolean
}

/** A month to choose a day of and, beside it, the times of that day. */
export function SlotChoice({ offer, choice, submitted }: SlotChoiceProps) {
  const text = useBookingText()
  return (
    <div className="grid gap-x-12 gap-y-9 md:grid-cols-2">
      <DayPicker
        offer={offer}
        value={choice.day}
        onChange={choice.setDay}
        isMissing={submitted && !choice.day}
      />
      <SlotPicker
        slots={choice.slots}
        value={choice.slot?.starts_at ?? null}
        onChange={choice.setTime}
        problem={submitted && !choice.slot ? text.timeMissing : null}
      />
    </div>
  )
}
