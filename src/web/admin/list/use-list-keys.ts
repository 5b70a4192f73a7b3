import type { RefObject } from 'react'
import { type Keys, useKeys } from '../frame/use-keys.ts'

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>
  /** The name of the row that is open. */
  readonly open: string | null
  readonly onClose: () => void
  /** `e`, with the name of the row at hand. */
  readonly onEdit?: (name: string) => void
  readonly more?: Keys
}

/**
 * Walks a list by `j` and `k`; its rows are links with their name in `data-row`, so Enter opens
 * them by itself. `f` leads to the list's own search, Escape closes what is open.
 */
export function useListKeys({ list, open, onClose, onEdit, more }: ListKeys) {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const rowNamed = (name: string | null) => rows().findIndex((row) => row.dataset.row === name)
  const rowAtHand = () => {
    const focused = rows().indexOf(document.activeElement as HTMLElement)
    return focused >= 0 ? focused : rowNamed(open)
  }
  const step = (by: 1 | -1) => () => {
    const all = rows()
    const at = rowAtHand()
    const next = at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))
    all[next]?.focus()
    all[next]?.scrollIntoView({ block: 'nearest' })
  }

  useKeys({
    j: step(1),
    k: step(-1),
    f: () => list.current?.querySelector<HTMLInputElement>('[data-search]')?.focus(),
    e:
      onEdit &&
      (() => {
        const name = rows()[rowAtHand()]?.dataset.row ?? open
        if (name) onEdit(name)
      }),
    Escape: open ? onClose : undefined,
    ...more,
  })
}
