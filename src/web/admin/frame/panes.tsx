import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { BackIcon } from '#web/ui/icons.tsx'
import { useAdminText } from './admin-text.ts'

interface PanesProps {
  readonly list: ReactNode
  /** What the list holds, for those who do not see it. */
  readonly listLabel: string
  readonly listRef: RefObject<HTMLElement | null>
  readonly detail: ReactNode
  /** Which of the list is open, or null: on a phone the detail stands in the list's place. */
  readonly open: string | null
  readonly backTo: string
}

/** A list and what is open of it, beside each other from 1024 px. */
export function Panes({ list, listLabel, listRef, detail, open, backTo }: PanesProps) {
  const text = useAdminText()
  const pane = useRef<HTMLElement>(null)

  const wasOpen = useRef(open)

  // What was opened is read on from its own top, by the keyboard and by screen readers; what was
  // closed leads back to its row.
  useEffect(() => {
    const closed = wasOpen.current
    wasOpen.current = open
    if (open) pane.current?.focus({ preventScroll: true })
    else if (closed) {
      const row = `[data-row="${CSS.escape(closed)}"]`
      listRef.current?.querySelector<HTMLElement>(row)?.focus({ preventScroll: true })
    }
  }, [open, listRef])

  return (
    <div className="lg:grid lg:grid-cols-[minmax(20rem,26.875rem)_minmax(0,1fr)]">
      <section
        ref={listRef}
        aria-label={listLabel}
        className={`lg:sticky lg:top-0 lg:block lg:h-dvh lg:overflow-y-auto lg:border-r lg:border-sand ${open ? 'hidden' : ''}`}
      >
        {list}
      </section>
      <section
        ref={pane}
        tabIndex={-1}
        aria-label={text.detail}
        className={`min-w-0 px-4 pb-16 outline-none lg:block lg:px-7 ${open ? '' : 'hidden'}`}
      >
        <Link
          to={backTo}
          className="-ml-1 flex min-h-touch w-fit items-center gap-2 text-small lg:hidden"
        >
          <BackIcon className="size-4" />
          {text.backToList}
        </Link>
        {detail}
      </section>
    </div>
  )
}
