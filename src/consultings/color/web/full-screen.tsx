import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'

interface FullScreenProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Name for screen readers. */
  readonly title: string
  readonly children: ReactNode
}

/**
 * Covers the whole screen with colours and focuses the chosen tab. Escape closes it and restores
 * the focus.
 */
export function FullScreen({ open, onClose, title, children }: FullScreenProps) {
  const popup = useRef<HTMLDivElement>(null)
  const chosenTab = () =>
    popup.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          ref={popup}
          initialFocus={() => chosenTab() ?? true}
          className="fixed inset-0 z-50 flex flex-col overflow-hidden bg-paper outline-none transition-opacity duration-(--duration-open) data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Dialog.Title className="sr-only">{title}</Dialog.Title>
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
