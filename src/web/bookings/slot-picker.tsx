import { useId } from 'react'
import type { OfferedSlot } from '#contract/bookings.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { ownTime } from './own-zone.ts'
import { useBookingText } from './use-booking-text.ts'

interface SlotPickerProps {
  /** Null until a day is selected. */
  readonly slots: readonly OfferedSlot[] | null
  readonly value: string | null
  readonly onChange: (startsAt: string) => void
  readonly problem: string | null
}

/** Lists the times of a day in Seoul, with the visitor's own time below if it differs. */
export function SlotPicker({ slots, value, onChange, problem }: SlotPickerProps) {
  const text = useBookingText()
  const language = useLanguage()
  const { time } = useFormat()
  const name = useId()
  const zone = slots?.[0] && ownTime(slots[0].starts_at, language)?.zone

  return (
    <ChoiceGroup
      heading
      legend={text.time}
      hint={slots ? (zone ? text.zones(zone) : text.seoulOnly) : text.pickDay}
      problem={problem}
    >
      <div className="grid grid-cols-3 gap-2 min-[26rem]:grid-cols-4">
        {slots?.map(({ starts_at, places_left }) => (
          <label
            key={starts_at}
            className="figures relative flex min-h-13 flex-col items-center justify-center border border-rule px-1 py-1.5 text-center leading-tight transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:border-sand has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              name={name}
              value={starts_at}
              checked={starts_at === value}
              disabled={places_left === 0}
              onChange={() => onChange(starts_at)}
              className="absolute inset-0 size-full appearance-none opacity-0"
            />
            <span className={places_left === 0 ? 'line-through' : 'font-strong'}>
              {time(starts_at)}
            </span>
            <span className="text-tiny">
              {places_left === 0 ? text.full : ownTime(starts_at, language)?.short}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  )
}
