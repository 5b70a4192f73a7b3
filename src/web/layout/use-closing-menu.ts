import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Closes a modal menu when one of its links or leaving buttons (`data-leaves`) is clicked, since
 * dialogs would open behind it, and after any other navigation. `close` is stable.
 */
export function useClosingMenu<Menu extends HTMLElement>(
  close: (menu: Menu) => void,
): RefObject<Menu | null> {
  const menu = useRef<Menu>(null)
  const { key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each way counts
  useEffect(() => {
    const box = menu.current
    if (!box) return
    close(box)
    const follow = ({ target }: Event) =>
      target instanceof Element && target.closest('a, [data-leaves]') && close(box)
    box.addEventListener('click', follow)
    return () => box.removeEventListener('click', follow)
  }, [key, close])

  return menu
}
