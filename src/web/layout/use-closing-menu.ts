import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Of a menu that lies over everything: it closes as soon as one of its links is followed, or a button
 * that leads away (`data-leaves`) is pressed, since what
 * asks before something unsaved is left, or tells that there is no connection, would lie behind it;
 * and whenever one has gone somewhere otherwise. `close` is the same function each time.
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
      (target as Element).closest('a, [data-leaves]') && close(box)
    box.addEventListener('click', follow)
    return () => box.removeEventListener('click', follow)
  }, [key, close])

  return menu
}
