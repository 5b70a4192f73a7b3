import { Dialog } from '@base-ui/react/dialog'
import { Coach } from './coach.tsx'
import type { PhotoCoachProps } from './coach-props.ts'
import { SHUTTER } from './shutter.tsx'
import { useCoachText } from './use-coach-text.ts'

/** Full-screen camera that helps to take one photo. Escape closes it and restores the focus. */
export function PhotoCoach({ open, onClose, ...coach }: PhotoCoachProps) {
  const text = useCoachText()

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          onKeyDown={pressShutter}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-ink outline-none transition-opacity duration-(--duration-open) data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Dialog.Title className="sr-only">{text.title(coach.place.name)}</Dialog.Title>
          <Coach {...coach} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Space takes the photo wherever the focus is, except on another control. */
function pressShutter(event: React.KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ' || event.repeat) return
  const isControl =
    event.target instanceof HTMLElement && event.target.matches('button, input, a[href]')
  const shutter = event.currentTarget.querySelector<HTMLElement>(`[${SHUTTER}]`)
  if (isControl || !shutter) return
  event.preventDefault()
  shutter.click()
}
