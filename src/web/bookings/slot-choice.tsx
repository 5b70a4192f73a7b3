import { DayPicker } from './day-picker.tsx'
import type { Offer } from './queries.ts'
import { SlotPicker } from './slot-picker.tsx'
import { useBookingText } from './use-booking-text.ts'
import type { useSlotChoice } from './use-slot-choice.ts'

interface SlotChoiceProps {
  readonly offer: Offer
  readonly choice: ReturnType<typeof useSlotChoice>
  /** Whether the form was submitted: missing choices are marked then. */
  readonly submitted: boolean
}

/** Shows a month to select a day, and the times of that day beside it. */
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
