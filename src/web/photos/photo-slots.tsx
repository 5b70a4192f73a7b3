import {
  type ComponentProps,
  type ComponentType,
  type DragEvent,
  lazy,
  Suspense,
  useState,
} from 'react'
import { useText } from '#web/language/use-text.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import type { PhotoAdvice as Advice } from './coach/photo-advice.tsx'
import { PhotoChanges } from './photo-changes.tsx'
import type { PhotoPlace } from './photo-place.ts'
import { sharesOf } from './photo-shares.ts'
import { PhotoSlot } from './photo-slot.tsx'
import { PlaceList } from './place-list.tsx'
import { useHasCamera } from './use-has-camera.ts'
import { isToBeAdvised, usePhotoVerdicts } from './use-photo-verdicts.ts'
import { type ChoiceProblem, isChosen, type Photos, type Slot } from './use-photos.ts'

/** Nothing if it cannot be loaded: a lost connection must not take the form away. */
const PhotoAdvice = lazy(
  async (): Promise<{ default: ComponentType<ComponentProps<typeof Advice>> }> => {
    const loaded = await import('./coach/photo-advice.tsx').catch(() => null)
    return { default: loaded?.PhotoAdvice ?? (() => null) }
  },
)
const PhotoCoach = lazyDialog(async () => (await import('./coach/photo-coach.tsx')).PhotoCoach)

interface PhotoSlotsProps {
  readonly title: string
  readonly hint: string
  /** Who sees the photos, and for how long. */
  readonly note: string
  readonly places: readonly PhotoPlace[]
  readonly photos: Photos
  /** Sent share of all bytes, 0 to 1; null if nothing is being sent. */
  readonly progress: number | null
  /** Whether the photo coach helps to take them: only a page that declares the camera may. */
  readonly isCoached?: boolean
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
  isCoached = false,
  moveUpOf,
}: PhotoSlotsProps) {
  const text = useText().photos
  const { slots, problems } = photos
  const shares = sharesOf(slots.map(sizeOf), progress)
  const [coached, setCoached] = useState<number | null>(null)
  const canCoach = useHasCamera() && isCoached
  usePhotoVerdicts(photos, places)
  const opened = coached === null ? undefined : places[coached]

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
            onTake={canCoach ? () => setCoached(at) : null}
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
      </div>
      <PhotoChanges slots={slots} />
      {progress === null && (
        <Suspense>
          {slots.map((slot, at) => {
            const place = places[at]
            if (!place || !isChosen(slot) || !isToBeAdvised(slot)) return null
            return (
              <PhotoAdvice
                key={place.name}
                place={place}
                checks={slot.verdict.checks}
                onTake={canCoach ? () => setCoached(at) : null}
                onChoose={(files) => void photos.choose(at, files)}
                onKeep={
                  slot.verdict.isComplete
                    ? () => photos.setVerdict(slot, { ...slot.verdict, isAccepted: true })
                    : null
                }
              />
            )
          })}
        </Suspense>
      )}
      {opened && coached !== null && (
        <PhotoCoach
          open
          onClose={() => setCoached(null)}
          place={opened}
          at={coached}
          count={places.length}
          onUse={(photo, verdict) => void photos.choose(coached, [photo], verdict)}
          onChoose={(files) => void photos.choose(coached, files)}
        />
      )}
      <p className="mt-2 text-tiny text-muted">{note}</p>
    </fieldset>
  )
}

const keyOf = ({ kind, name, slot }: ChoiceProblem) => `${kind} ${name} ${slot}`

const sizeOf = (slot: Slot) => (isChosen(slot) ? slot.blob.size : 0)
