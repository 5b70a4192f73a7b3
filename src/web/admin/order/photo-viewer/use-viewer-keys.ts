import { useEffect } from 'react'

/**
 * Handles keys anywhere in the open dialog; each has a button or a gesture too. Listens before the
 * dialog does, which keeps arrow keys for itself. A slider keeps its own keys.
 */
export function useViewerKeys(isOpen: boolean, keys: Readonly<Record<string, () => void>>) {
  useEffect(() => {
    if (!isOpen) return
    function press(event: KeyboardEvent) {
      const { key, shiftKey, target } = event
      const isArrow = key.startsWith('Arrow')
      const isOfSlider = isArrow && target instanceof HTMLInputElement
      if (event.ctrlKey || event.metaKey || event.altKey || isOfSlider) return
      const run = keys[isArrow && shiftKey ? `Shift+${key}` : key]
      if (!run) return
      event.preventDefault()
      run()
    }
    window.addEventListener('keydown', press, { capture: true })
    return () => window.removeEventListener('keydown', press, { capture: true })
  })
}
