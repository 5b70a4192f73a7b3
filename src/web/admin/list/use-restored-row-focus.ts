import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Restores the focus to its row when a table becomes cards or back, which replaces every row: a window
 * that is resized or turned must not lose the place of somebody who works by keys. Belongs to the
 * element that is replaced.
 */
export function useRestoredRowFocus(): RefCallback<HTMLElement> {
  const focused = useRef<string>(undefined)

  return useCallback((rows: HTMLElement) => {
    const row = rows.querySelector<HTMLElement>(`[data-row="${CSS.escape(focused.current ?? '')}"]`)
    if (document.activeElement === document.body) row?.focus({ preventScroll: true })
    return () => {
      const active = document.activeElement as HTMLElement | null
      focused.current = rows.contains(active) ? active?.dataset.row : undefined
    }
  }, [])
}
