import { type PointerEvent as PressEvent, useEffect, useRef, useState } from 'react'

/** Distance that a pointer moves before a press becomes a drag. */
const BEGINS_AFTER_PX = 6

interface Dragged<Item> {
  readonly item: Item
  readonly x: number
  readonly y: number
  /** The place below the pointer. */
  readonly over: number | null
}

interface Pressed<Item> {
  readonly item: Item
  readonly x: number
  readonly y: number
}

/**
 * Drags an item onto an element with `data-place`. Listens on the window, since the pointer leaves
 * the item's element. Escape cancels.
 */
export function useDragToPlace<Item>(onDrop: (item: Item, place: number) => void) {
  const [pressed, setPressed] = useState<Pressed<Item>>()
  const [dragged, setDragged] = useState<Dragged<Item>>()
  const drop = useRef(onDrop)
  useEffect(() => {
    drop.current = onDrop
  })

  useEffect(() => {
    if (!pressed) return
    let last: Dragged<Item> | undefined
    const move = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (!last && Math.hypot(x - pressed.x, y - pressed.y) < BEGINS_AFTER_PX) return
      last = { item: pressed.item, x, y, over: placeAt(x, y) }
      setDragged(last)
    }
    const end = () => {
      setPressed(undefined)
      setDragged(undefined)
    }
    const release = () => {
      if (last && last.over !== null) drop.current(last.item, last.over)
      if (last) swallowNextClick()
      end()
    }
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') end()
    }
    window.addEventListener('pointermove', move)
    window.addEventListener('pointerup', release)
    window.addEventListener('pointercancel', end)
    window.addEventListener('keydown', cancel)
    return () => {
      window.removeEventListener('pointermove', move)
      window.removeEventListener('pointerup', release)
      window.removeEventListener('pointercancel', end)
      window.removeEventListener('keydown', cancel)
    }
  }, [pressed])

  const press = (item: Item, event: PressEvent) => {
    if (event.button !== 0) return
    setPressed({ item, x: event.clientX, y: event.clientY })
  }
  return { press, dragged }
}

function placeAt(x: number, y: number): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')
  return place ? Number(place.dataset.place) : null
}

/** Suppresses the click that follows a drag. */
function swallowNextClick() {
  const swallow = (event: Event) => event.stopPropagation()
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
}
