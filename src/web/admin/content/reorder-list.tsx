import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { DownIcon, GripIcon } from '#web/ui/icons.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { indexByKey, moveId } from './reorder-moves.ts'

interface ReorderRow {
  readonly id: string
  readonly name: string
  readonly state: ReactNode
}

interface ReorderListProps {
  readonly rows: readonly ReorderRow[]
  readonly onReorder: (ids: readonly string[]) => void
}

/** Distance from the edge of the window at which a drag scrolls. */
const EDGE_PX = 72
const SCROLL_PX = 14

/** List whose rows are moved by dragging a handle, by arrow keys, or by buttons for up and down. */
export function ReorderList({ rows, onReorder }: ReorderListProps) {
  const labels = useAdminText().content.reorder
  const { number } = useFormat()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const focus = useRestoredFocus(list)
  const ids = rows.map(({ id }) => id)

  function move({ id, name }: ReorderRow, to: number) {
    const next = moveId(ids, id, to)
    if (next === ids) return
    setAnnouncement(labels.moved(name, number(next.indexOf(id) + 1), number(next.length)))
    onReorder(next)
  }

  useDrag(dragged, setDragged, (id, y) => {
    const row = rows.find((each) => each.id === id)
    if (row) move(row, placeAt(list.current, id, y))
  })

  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} className="pb-4">
        {rows.map((row, at) => (
          <li
            key={row.id}
            data-order={row.id}
            className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 border-b border-sand text-small ${row.id === dragged ? 'bg-fill shadow-[inset_3px_0_0_var(--color-clay)]' : ''}`}
          >
            <button
              type="button"
              data-move="handle"
              aria-label={labels.handle(row.name, number(at + 1))}
              onPointerDown={(event) => {
                if (event.button === 0) setDragged(row.id)
              }}
              onKeyDown={(event) => {
                const to = indexByKey(event.key, at, rows.length)
                if (to === undefined) return
                event.preventDefault()
                focus(row.id, 'handle')
                move(row, to)
              }}
              className="flex size-touch cursor-grab touch-none items-center justify-center text-muted hover:text-ink active:cursor-grabbing"
            >
              <GripIcon className="size-4" />
            </button>
            <span className="min-w-0 py-2.5">
              <span className="figures pr-2 text-muted">{number(at + 1)}</span>
              <span className="font-strong wrap-anywhere">{row.name}</span>
              <span className="block text-tiny text-muted">{row.state}</span>
            </span>
            <span className="flex">
              {(['up', 'down'] as const).map((way) => (
                <button
                  key={way}
                  type="button"
                  data-move={way}
                  aria-label={labels[way](row.name)}
                  disabled={way === 'up' ? at === 0 : at === rows.length - 1}
                  onClick={() => {
                    focus(row.id, way)
                    move(row, way === 'up' ? at - 1 : at + 1)
                  }}
                  className="flex size-touch items-center justify-center text-muted hover:text-ink disabled:text-rule"
                >
                  <DownIcon className={`size-4 ${way === 'up' ? 'rotate-180' : ''}`} />
                </button>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Listens on the window, because a row loses pointer capture when it moves in the DOM. */
function useDrag(
  dragged: string | null,
  setDragged: (id: string | null) => void,
  onMove: (id: string, y: number) => void,
) {
  const current = useRef(onMove)
  useEffect(() => {
    current.current = onMove
  })
  useEffect(() => {
    if (dragged === null) return
    const move = ({ clientY }: PointerEvent) => {
      scrollAtEdge(clientY)
      current.current(dragged, clientY)
    }
    const end = () => setDragged(null)
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', end)
    window.addEventListener('pointercancel', end)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', end)
      window.removeEventListener('pointercancel', end)
    }
  }, [dragged, setDragged])
}

/** Restores the focus to the handle of a row after the row has moved. */
function useRestoredFocus(list: { readonly current: HTMLElement | null }) {
  const focusedId = useRef<string>(undefined)
  useEffect(() => {
    if (!focusedId.current) return
    const button = list.current?.querySelector<HTMLButtonElement>(focusedId.current)
    focusedId.current = undefined
    const row = button?.closest('li')
    const next = button?.disabled ? row?.querySelector<HTMLElement>('[data-move=handle]') : button
    next?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  })
  return (id: string, button: 'handle' | 'up' | 'down') => {
    focusedId.current = `[data-order="${CSS.escape(id)}"] [data-move=${button}]`
  }
}

/**
 * Returns the index of the row under the pointer once the pointer is past the middle of that row.
 */
function placeAt(list: HTMLElement | null, id: string, y: number): number {
  const others = [...(list?.querySelectorAll<HTMLElement>('[data-order]') ?? [])].filter(
    (row) => row.dataset.order !== id,
  )
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

function scrollAtEdge(y: number) {
  if (y < EDGE_PX) window.scrollBy({ top: -SCROLL_PX, behavior: 'instant' })
  if (y > window.innerHeight - EDGE_PX) window.scrollBy({ top: SCROLL_PX, behavior: 'instant' })
}
