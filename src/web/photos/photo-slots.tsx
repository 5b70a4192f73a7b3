import { type DragEvent, Fragment, type ReactNode } from 'react'
import { useText } from '#web/language/use-text.ts'
import { PhotoChanges } from './photo-changes.tsx'
import { sharesOf } from './photo-shares.ts'
import { type PhotoPlace, PhotoSlot } from './photo-slot.tsx'
import type { PreparedPhoto } from './prepare-photo.ts'
import { type ChoiceProblem, isStored, type Photos, type Slot } from './use-photos.ts'

interface PhotoSlotsProps {
  readonly title: string
  readonly hint: string
  /** Who sees the photos, and for how long. */
  readonly note: string
  readonly places: readonly PhotoPlace[]
  readonly photos: Photos
  /** Sent share of all bytes, 0 to 1; null if nothing is being sent. */
  readonly progress: number | null
  /** Label of the button that moves a photo up; absent if each slot has its own subject. */
  readonly moveUpOf?: (name: string) => string
}

/** Slots for photos. Accepts dropped files, too. */
export function PhotoSlots({
  title,
  hint,
  note,
  places,
  photos,
  progress,
  moveUpOf,
}: PhotoSlotsProps) {
  const text = useText().photos
  const { slots, problems } = photos
  const shares = sharesOf(slots.map(sizeOf), progress)
  const dark = slots.flatMap((slot, at) =>
    isChosen(slot) && slot.dark ? [text.ordinals[at] ?? ''] : [],
  )

  function said({ kind, name, slot }: ChoiceProblem): string {
    if (kind === 'tooMany') return text.tooMany
    return text[kind](kind === 'damaged' ? (places[slot]?.name ?? '') : name)
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    const free = slots.indexOf(null)
    if (progress === null && files.length > 0) void photos.choose(Math.max(0, free), files)
  }

  return (
    <fieldset onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <legend className="text-lead font-strong">{title}</legend>
      <p className="mt-0.5 text-small text-muted">{hint}</p>
      <PlaceList places={places}>
        {(place, at) => (
          <PhotoSlot
            place={place}
            slot={slots[at] ?? null}
            sent={shares?.[at] ?? null}
            onChoose={(files) => void photos.choose(at, files)}
            onRemove={() => photos.remove(at)}
            {...(moveUpOf &&
              at > 0 && {
                moveUp: { label: moveUpOf(place.name), run: () => photos.moveUp(at) },
              })}
          />
        )}
      </PlaceList>
      <div aria-live="polite" className="text-small text-clay">
        {problems.map((problem) => (
          <p key={keyOf(problem)} className="mt-2 wrap-anywhere">
            {said(problem)}
          </p>
        ))}
        {dark.map((ordinal) => (
          <p key={ordinal} className="mt-2">
            {text.dark(ordinal)}
          </p>
        ))}
      </div>
      <PhotoChanges slots={slots} />
      <p className="mt-2 text-tiny text-muted">{note}</p>
    </fieldset>
  )
}

interface PlaceListProps {
  readonly places: readonly PhotoPlace[]
  readonly children: (place: PhotoPlace, at: number) => ReactNode
}

/** Three per row; those with a guide large, numbered and explained, below each other. */
function PlaceList({ places, children }: PlaceListProps) {
  if (!places.some(({ guide }) => guide)) {
    return (
      <div className="mt-3 grid grid-cols-3 gap-2.5">
        {places.map((place, at) => (
          <Fragment key={place.name}>{children(place, at)}</Fragment>
        ))}
      </div>
    )
  }
  return (
    <ol className="mt-4 grid gap-x-5 gap-y-7 sm:grid-cols-3 lg:grid-cols-1 lg:gap-y-4">
      {places.map((place, at) => (
        <li
          key={place.name}
          className="lg:grid lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:items-start lg:gap-x-4"
        >
          {children(place, at)}
          <div className="max-sm:mt-2.5 max-lg:mt-2.5">
            <p className="flex items-baseline gap-2 font-strong">
              <span className="figures font-display text-lead font-light text-clay">{at + 1}</span>
              {place.name}
            </p>
            <p className="mt-0.5 text-small text-muted">{place.hint}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const keyOf = ({ kind, name, slot }: ChoiceProblem) => `${kind} ${name} ${slot}`

const isChosen = (slot: Slot): slot is PreparedPhoto =>
  slot !== null && slot !== 'preparing' && !isStored(slot)

const sizeOf = (slot: Slot) => (isChosen(slot) ? slot.blob.size : 0)
