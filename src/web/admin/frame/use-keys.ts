import { useEffect, useLayoutEffect, useRef } from 'react'

/** Handlers by `event.key`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Handles single-key shortcuts of a screen. They are off while somebody types, while a dialog is
 * open and with any modifier, so that shortcuts of browsers and screen readers still work.
 */
export function useKeys(keys: Keys) {
  const current = useRef(keys)
  // A layout effect: a key pressed right after a screen change must not run the old handler.
  useLayoutEffect(() => {
    current.current = keys
  })

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      const run = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      // The search for a dialog reads the whole page, so it is last.
      if (!run || isTyping(event.target) || isDialogOpen()) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !['checkbox', 'radio', 'range'].includes(target.type)))

export const isDialogOpen = (): boolean =>
  document.querySelector('[role="dialog"], [role="alertdialog"], :popover-open') !== null
