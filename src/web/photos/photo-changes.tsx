import { useText } from '#web/language/use-text.ts'
import { isStored, type Slot } from './use-photos.ts'

const MEGABYTE = 1024 * 1024

/** Says what happens to chosen photos on this device: made smaller, too small, sent unchanged. */
export function PhotoChanges({ slots }: { readonly slots: readonly Slot[] }) {
  const text = useText().photos
  const lines = slots.flatMap((slot, at) => {
    const ordinal = text.ordinals[at] ?? ''
    if (slot === null) return []
    if (slot === 'preparing') return [text.reducing(ordinal)]
    if (isStored(slot)) return []
    if (!slot.shown) return [text.unchanged(ordinal)]
    const { originalBytes = 0, blob } = slot
    return [
      ...(slot.isSmall ? [text.small(ordinal)] : []),
      // A difference that no digit shows is not worth a line.
      ...(originalBytes > 2 * blob.size && originalBytes > MEGABYTE
        ? [text.reduced(ordinal, megabytes(originalBytes), megabytes(blob.size))]
        : []),
    ]
  })
  return (
    <div aria-live="polite" className="text-small text-muted">
      {lines.map((line) => (
        <p key={line} className="mt-2">
          {line}
        </p>
      ))}
    </div>
  )
}

const megabytes = (bytes: number) => Math.max(0.1, bytes / MEGABYTE).toFixed(1)
