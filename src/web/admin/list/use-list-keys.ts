import type { RefObject } from 'react'
import { indexOfFocused } from '#web/ui/index-of-focused.ts'
import { type Keys, useKeys } from '../frame/use-keys.ts'

interface ListKeys {
  readonly list: RefObject<HTMLElement | null>
  /** Id of the open row. */
  readonly open: string | null
  readonly onClose: () => void
  /** Called for `e`, with the id of the focused or open row. */
  readonly onEdit?: (name: string) => void
  readonly more?: Keys
}

/**
 * Moves through a list by `j` and `k`. Rows are links with their id in `data-row`, so Enter opens
 * them natively. `f` focuses the search, Escape closes the open row.
 */
export function useListKeys({ list, open, onClose, onEdit, more }: ListKeys) {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const indexOfRow = (name: string | null) => rows().findIndex((row) => row.dataset.row === name)
  const currentIndex = () => {
    const focused = indexOfFocused(rows())
    return focused >= 0 ? focused : indexOfRow(open)
  }
  const step = (by: 1 | -1) => () => {
    const all = rows()
    const at = currentIndex()
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
        const name = rows()[currentIndex()]?.dataset.row ?? open
        if (name) onEdit(name)
      }),
    Escape: open ? onClose : undefined,
    ...more,
  })
}
