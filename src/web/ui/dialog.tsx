import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useText } from '#web/language/use-text.ts'
import { CloseIcon } from './icons.tsx'
import { answersClass, backdropClass, reportClass } from './report-look.ts'
import { useAfterClick } from './use-after-click.ts'
import { useKeyboardScroll } from './use-keyboard-scroll.ts'

interface DialogProps {
  readonly open: boolean
  /** Called by the close button, Escape, or a click outside. */
  readonly onClose: () => void
  readonly title: string
  /** Language of a user-written title. */
  readonly titleLang?: string
  /** Shown below the title, and read out with it. */
  readonly description?: ReactNode
  readonly children?: ReactNode
  /** Buttons, always visible below the scrolling body. */
  readonly footer?: ReactNode
  readonly width?: 'form' | 'text'
  /**
   * Returns the element to focus first; not on touch screens, where the keyboard would cover half
   * of it.
   */
  readonly begin?: () => HTMLElement | null
}

/** Slides in from below on a phone, centred elsewhere. Restores the focus when it closes. */
export function Dialog({
  open,
  onClose,
  title,
  titleLang,
  description,
  children,
  footer,
  width = 'form',
  begin,
}: DialogProps) {
  const text = useText().ui
  const isShown = useAfterClick(open)

  return (
    <Base.Root open={isShown} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdropClass} />
        <Base.Popup
          initialFocus={() => (!isForFingers() && begin?.()) || true}
          className={`${reportClass} ${width === 'form' ? 'md:w-(--container-form)' : 'md:w-(--container-text)'}`}
        >
          <header className="flex items-start justify-between gap-4 px-gutter pt-5 pb-4 md:px-8 md:pt-7">
            <Base.Title
              {...(titleLang && { lang: titleLang, dir: 'auto' })}
              className="display-heading min-w-0 wrap-anywhere"
            >
              {title}
            </Base.Title>
            <Base.Close
              aria-label={text.close}
              className="-mt-1 -mr-3 flex size-touch shrink-0 items-center justify-center"
            >
              <CloseIcon />
            </Base.Close>
          </header>
          <Body label={title}>
            {description && (
              <Base.Description render={<div />} className="text-muted">
                {description}
              </Base.Description>
            )}
            {children}
          </Body>
          {footer && (
            <footer className={`${answersClass} border-t border-sand px-gutter py-4 md:px-8`}>
              {footer}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

function Body({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [place, isScrolledByKeys] = useKeyboardScroll()
  return (
    <div
      ref={place}
      {...(isScrolledByKeys && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className="min-h-0 grow overflow-y-auto overscroll-contain border-t border-ink px-gutter py-5 md:px-8 md:py-6"
    >
      {children}
    </div>
  )
}

/** The dialog library detects touch only for its own trigger; these dialogs open from any button. */
const isForFingers = () => window.matchMedia('(pointer: coarse)').matches
