import { useLayoutEffect, useRef } from 'react'

/**
 * A row of panels of one width, of which one is in front: moved by fingers it says which one that is,
 * and it can be moved to another.
 */
export function useSnappedRow(first: number, onMove: (at: number) => void) {
  const row = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins
  useLayoutEffect(() => {
    moveTo(first)
  }, [])

  function moveTo(at: number) {
    const element = row.current
    if (element) element.scrollLeft = at * panelWidth(element)
  }

  function onScroll() {
    const element = row.current
    if (element) onMove(Math.round(element.scrollLeft / panelWidth(element)))
  }

  return { row, moveTo, onScroll }
}

const panelWidth = (row: HTMLElement) =>
  row.firstElementChild?.getBoundingClientRect().width || row.clientWidth
