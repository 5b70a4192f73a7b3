import { useText } from '#web/language/use-text.ts'
import { classNames } from '#web/ui/class-names.ts'
import { CameraIcon, CheckIcon, CloseIcon, PlusIcon, PreviousIcon } from '#web/ui/icons.tsx'
import { Strands } from '#web/ui/strands.tsx'
import { FileLabel } from './file-label.tsx'
import type { PhotoPlace } from './photo-place.ts'
import { PhotoPreview } from './photo-preview.tsx'
import { isStored, type Slot } from './use-photos.ts'

interface PhotoSlotProps {
  readonly place: PhotoPlace
  readonly slot: Slot
  /** Sent share, 0 to 1; null if nothing is being sent. */
  readonly sent: number | null
  readonly onChoose: (files: readonly File[]) => void
  readonly onRemove: () => void
  /** Opens the photo coach; null without a camera. */
  readonly onTake: (() => void) | null
  /** Moves it to the previous slot. */
  readonly moveUp?: { readonly label: string; readonly run: () => void }
}

/** Slot for one photo: empty to take or choose one, or filled to replace or remove it. */
export function PhotoSlot({
  place,
  slot,
  sent,
  onChoose,
  onRemove,
  onTake,
  moveUp,
}: PhotoSlotProps) {
  const text = useText().photos
  const { name, camera, guide, hint } = place
  const photo = slot === 'preparing' ? null : slot
  const isSending = sent !== null && photo !== null && !isStored(photo)

  return (
    <div className="min-w-0">
      <div className="relative">
        <FileLabel
          label={photo ? text.replaceOne(name) : text.add(name)}
          disabled={sent !== null || slot === 'preparing'}
          onChoose={onChoose}
          className={classNames(
            'relative flex flex-col items-center justify-center overflow-hidden bg-fill text-center text-small',
            hint ? 'aspect-[6/5]' : 'aspect-[3/4]',
            !photo && 'border border-dashed border-control text-muted hover:border-ink',
          )}
        >
          {photo ? (
            <PhotoPreview photo={photo} label={text.picture(name)} />
          ) : slot === 'preparing' ? (
            <>
              <Strands className="mb-2 h-7" moving />
              {text.preparing}
            </>
          ) : guide && !hint ? (
            <>
              <span className="pointer-events-none absolute inset-x-[6%] top-0 bottom-10 block">
                {guide}
              </span>
              <span className="absolute inset-x-0 bottom-0 flex h-10 items-center justify-center gap-1 bg-paper px-1 leading-tight text-ink max-sm:text-tiny">
                <PlusIcon className="size-4" />
                <span className="inline-block first-letter:uppercase">{name}</span>
              </span>
            </>
          ) : guide ? (
            <>
              <span className="pointer-events-none absolute inset-0 block">{guide}</span>
              <span className="absolute top-0 right-0 flex items-center gap-1.5 bg-paper py-1.5 pr-3 pl-2 text-tiny text-ink sm:px-1.5">
                <PlusIcon className="size-4" />
                <span className="sm:sr-only">{text.choose}</span>
              </span>
            </>
          ) : (
            <>
              <PlusIcon className="mb-2 size-5" />
              <span className="text-ink inline-block first-letter:uppercase">{name}</span>
              <span className="px-1.5 text-tiny text-balance">{text.choose}</span>
            </>
          )}
          {photo && (
            <span className="absolute top-1.5 left-1.5 flex max-w-[calc(100%-0.75rem)] items-center gap-1 bg-paper px-1.5 py-0.5 text-tiny">
              {name}
              {isSending && sent < 1 ? (
                <span className="figures">{text.sent(String(Math.floor(sent * 100)))}</span>
              ) : (
                <CheckIcon className="size-3.5 shrink-0 max-sm:hidden" />
              )}
            </span>
          )}
          {isSending && (
            <span
              className="absolute inset-x-0 bottom-0 h-1 origin-left forced-color-adjust-none bg-clay"
              style={{ transform: `scaleX(${sent})` }}
            />
          )}
        </FileLabel>
        {photo && sent === null && moveUp && (
          <button
            type="button"
            aria-label={moveUp.label}
            onClick={moveUp.run}
            className="absolute bottom-0 left-0 flex size-touch items-end p-1.5"
          >
            <span className="flex size-7 items-center justify-center bg-paper">
              <PreviousIcon className="size-4" />
            </span>
          </button>
        )}
        {photo && sent === null && (
          <button
            type="button"
            aria-label={text.remove(name)}
            onClick={onRemove}
            className="absolute right-0 bottom-0 flex size-touch items-end justify-end p-1.5"
          >
            <span className="flex size-7 items-center justify-center bg-paper">
              <CloseIcon className="size-4" />
            </span>
          </button>
        )}
      </div>
      {!photo && sent === null && slot !== 'preparing' && onTake && (
        <button
          type="button"
          aria-label={text.takeOne(name)}
          onClick={onTake}
          className="flex min-h-touch w-full items-center justify-center gap-1.5 text-small text-muted hover:text-ink"
        >
          <CameraIcon className="size-4" />
          {text.take}
        </button>
      )}
      {!photo && sent === null && slot !== 'preparing' && !onTake && (
        <FileLabel
          label={text.takeOne(name)}
          camera={camera}
          onChoose={onChoose}
          className="relative hidden min-h-touch items-center justify-center gap-1.5 text-small text-muted pointer-coarse:flex"
        >
          <CameraIcon className="size-4" />
          {text.take}
        </FileLabel>
      )}
    </div>
  )
}
