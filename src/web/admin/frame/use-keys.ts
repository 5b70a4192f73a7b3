import { useEffect, useLayoutEffect, useRef } from 'react'

/** By `event.key`. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>

/**
 * Single keys that do something on a screen. They rest while one types, while a dialog is open and
 * with any modifier, so that they take nothing from the browser or from a screen reader.
 */
export function useKeys(keys: Keys) {
  const current = useRef(keys)
  // Together with what is seen: a key pressed right after a screen came must not mean the one before.
  useLayoutEffect(() => {
    current.current = keys
  })

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target) || isDialogOpen()) return
      const run = current.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!run) return
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
