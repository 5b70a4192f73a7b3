import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useText } from '#web/language/use-text.ts'
import { CloseIcon } from '#web/ui/icons.tsx'

interface FullDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Actions beside the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** Dialog that fills the window, for photos and previews. */
export function FullDialog({ open, onClose, title, tools, children }: FullDialogProps) {
  const text = useText().ui

  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Popup className="fixed inset-0 z-50 flex flex-col bg-paper outline-none">
          <header className="grid min-h-14 shrink-0 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-ink px-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
            <Base.Title className="line-clamp-2 text-small font-strong wrap-anywhere">
              {title}
            </Base.Title>
            {tools && (
              <div className="max-sm:order-last max-sm:col-span-2 max-sm:pb-2">{tools}</div>
            )}
            <Base.Close
              aria-label={text.close}
              className="-mr-2.5 flex size-touch items-center justify-center"
            >
              <CloseIcon />
            </Base.Close>
          </header>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
