import { type RefCallback, useCallback, useRef } from 'react'

/**
 * Restores keyboard focus to a row when resizing replaces the table by cards or back. Attach the
 * ref to the replaced element.
 */
export function useRestoredRowFocus(): RefCallback<HTMLElement> {
  const focused = useRef<string>(undefined)

  return useCallback((rows: HTMLElement) => {
    const row = rows.querySelector<HTMLElement>(`[data-row="${CSS.escape(focused.current ?? '')}"]`)
    if (document.activeElement === document.body) row?.focus({ preventScroll: true })
    return () => {
      const { activeElement: active } = document
      const isWithin = active instanceof HTMLElement && rows.contains(active)
      focused.current = isWithin ? active.dataset.row : undefined
    }
  }, [])
}
