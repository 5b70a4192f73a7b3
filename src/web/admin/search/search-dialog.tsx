import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { useText } from '#web/language/use-text.ts'
import { backdropClass } from '#web/ui/report-look.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { SearchPanel } from './search-panel.tsx'

interface SearchDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Dialog of the global search: full screen on a phone, near the top of the window elsewhere. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const { close } = useText().ui
  const labels = useAdminText().search
  const field = useRef<HTMLInputElement>(null)

  return (
    // Rendered within the key press, so that the next letter is typed into the field, not taken for a
    // shortcut. So it must be quick: locking the page's scroll would take a third of the time.
    <Base.Root modal="trap-focus" open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          initialFocus={field}
          className="fixed inset-0 z-50 flex flex-col bg-paper outline-transparent forced-colors:border md:inset-x-auto md:top-[10dvh] md:bottom-auto md:left-1/2 md:max-h-[80dvh] md:w-(--container-text) md:max-w-[92vw] md:-translate-x-1/2"
        >
          <Base.Title className="sr-only">{labels.open}</Base.Title>
          <SearchPanel
            field={field}
            onOpened={onClose}
            close={
              <Base.Close className="-mr-2 flex min-h-touch shrink-0 items-center px-2 text-small">
                {close}
              </Base.Close>
            }
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
