import type { OfferedSlot } from '#contract/bookings.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { ownTime } from './own-zone.ts'
import { useBookingText } from './use-booking-text.ts'
import { useSlotText } from './use-slot-text.ts'

/** Shows the selected time in Seoul and, if different, in the visitor's time zone. */
export function ChosenSlot({ slot }: { readonly slot: OfferedSlot }) {
  const text = useBookingText()
  const slotText = useSlotText()
  const own = ownTime(slot.starts_at, useLanguage())
  return (
    <div role="status" className="mt-6 border-t border-ink pt-5">
      <p className="text-lead">{text.chosen(slotText(slot))}</p>
      {own && <p className="text-small text-muted">{text.chosenOwn(own.long, own.zone)}</p>}
    </div>
  )
}
