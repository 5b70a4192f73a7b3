import { useLayoutEffect, useRef } from 'react'

/**
 * Controls a row of equally wide panels that snap: reports which one is in front, and scrolls to
 * another.
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
