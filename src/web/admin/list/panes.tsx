import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { BackIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface PanesProps {
  /** Content above the list; sticky on a wide window. */
  readonly head: ReactNode
  readonly list: ReactNode
  /** Accessible name of the list. */
  readonly listLabel: string
  readonly listRef: RefObject<HTMLElement | null>
  readonly detail: ReactNode
  /** Id of the open row, or null. On a phone, the detail replaces the list. */
  readonly open: string | null
  /** The list takes the full width, without a detail. */
  readonly isAlone: boolean
  /** The detail is a narrow column beside the list; otherwise the list is the narrow column. */
  readonly isListWide?: boolean
  readonly backTo: string
}

const narrowList = 'lg:grid-cols-[minmax(20rem,26.875rem)_minmax(0,1fr)]'
const wideList = 'lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)]'

/** Shows a list and the open row, side by side from 1024 px. */
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
 * Moves scroll position and focus to the top of an opened row, and back to the row in the list when
 * it is closed.
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
