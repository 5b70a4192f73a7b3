import type { DragEvent } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { sharesOf } from './photo-shares.ts'
import { PhotoSlot } from './photo-slot.tsx'
import { type ChoiceProblem, type Photos, photoKinds, type Slot } from './use-photos.ts'

interface PhotoSlotsProps {
  readonly photos: Photos
  /** Of all bytes, 0 to 1, while the survey is being sent. */
  readonly progress: number | null
  readonly retentionDays: number
}

/** Three places for photos beside each other. Files may also be dropped on them. */
export function PhotoSlots({ photos, progress, retentionDays }: PhotoSlotsProps) {
  const texts = useText().surveys
  const text = texts.photos
  const { number } = useFormat()
  const { slots, problems } = photos
  const shares = sharesOf(slots.map(sizeOf), progress)
  const dark = slots.flatMap((slot, at) =>
    slot !== null && slot !== 'preparing' && slot.dark ? [text.ordinals[at] ?? ''] : [],
  )

  function drop(event: DragEvent) {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    const free = slots.indexOf(null)
    if (progress === null && files.length > 0) void photos.choose(Math.max(0, free), files)
  }

  return (
    <fieldset onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend className="text-lead font-strong">{text.title}</legend>
      <p className="mt-0.5 text-small text-muted">{text.hint}</p>
      <div className="mt-3 grid grid-cols-3 gap-2.5">
        {photoKinds.map((kind, at) => (
          <PhotoSlot
            key={kind}
            kind={kind}
            slot={slots[at] ?? null}
            sent={shares?.[at] ?? null}
            onChoose={(files) => void photos.choose(at, files)}
            onRemove={() => photos.remove(at)}
          />
        ))}
      </div>
      <div aria-live="polite" className="text-small text-clay">
        {problems.map((problem) => (
          <p key={keyOf(problem)} className="mt-2 wrap-anywhere">
            {problem.kind === 'tooMany' ? text.tooMany : text[problem.kind](problem.name)}
          </p>
        ))}
        {dark.map((ordinal) => (
          <p key={ordinal} className="mt-2">
            {text.dark(ordinal)}
          </p>
        ))}
      </div>
      <p className="mt-2 text-tiny text-muted">{text.privacy(number(retentionDays))}</p>
    </fieldset>
  )
}

const keyOf = ({ kind, name, slot }: ChoiceProblem) => `${kind} ${name} ${slot}`

const sizeOf = (slot: Slot) => (slot === null || slot === 'preparing' ? 0 : slot.blob.size)
