import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { BackIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface PanesProps {
  /** Above the list; stays in sight on a wide window. */
  readonly head: ReactNode
  readonly list: ReactNode
  /** What the list holds, for those who do not see it. */
  readonly listLabel: string
  readonly listRef: RefObject<HTMLElement | null>
  readonly detail: ReactNode
  /** Which of the list is open, or null: on a phone the detail stands in the list's place. */
  readonly open: string | null
  /** The list takes the detail's place too. */
  readonly isAlone: boolean
  /** What is open stands beside it in a column; otherwise the list is the column. */
  readonly isListWide?: boolean
  readonly backTo: string
}

const narrowList = 'lg:grid-cols-[minmax(20rem,26.875rem)_minmax(0,1fr)]'
const wideList = 'lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]'

/** A list and what is open of it, beside each other from 1024 px. */
export function Panes(props: PanesProps) {
  const { head, list, listLabel, listRef, detail, open, isAlone, isListWide, backTo } = props
  const text = useAdminText()
  const pane = useRef<HTMLElement>(null)
  useFollowOpened(open, listRef, pane)

  return (
    <div className={isAlone ? '' : `lg:grid ${isListWide ? wideList : narrowList}`}>
      {open && <h1 className="sr-only lg:hidden">{listLabel}</h1>}
      <section
        ref={listRef}
        aria-label={listLabel}
        className={`lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col ${open ? 'hidden' : ''} ${isAlone ? '' : 'lg:border-r lg:border-sand'}`}
      >
        {head}
        <div className="lg:relative lg:min-h-0 lg:grow lg:overflow-y-auto">{list}</div>
      </section>
      <section
        ref={pane}
        tabIndex={-1}
        aria-label={text.detail}
        className={`min-w-0 px-4 pb-16 outline-none lg:px-7 ${open ? '' : 'hidden'} ${isAlone ? '' : 'lg:block'}`}
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

/**
 * What was opened is read on from its own top, by the eye, the keyboard and screen readers; what
 * was closed leads back to its row, wherever in the list that is.
 */
function useFollowOpened(
  open: string | null,
  list: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
) {
  const wasOpen = useRef(open)

  useEffect(() => {
    const before = wasOpen.current
    if (before === open) return
    wasOpen.current = open
    const row = list.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(open ?? before ?? '')}"]`,
    )
    row?.scrollIntoView({ block: 'nearest' })
    if (open) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      pane.current?.focus({ preventScroll: true })
    } else row?.focus({ preventScroll: true })
  }, [open, list, pane])
}
