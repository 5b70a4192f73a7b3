import { type ReactNode, useRef } from 'react'
import type { SavedListName } from '#contract/saved.ts'
import { useText } from '#web/language/use-text.ts'
import { LoadProblem } from '#web/layout/load-problem.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import type { OwnItem } from './saved-queries.ts'
import { SavedRow, SavedRowSkeleton } from './saved-row.tsx'
import { useSaved } from './use-saved.ts'

interface SavedListProps {
  readonly list: SavedListName
  /** Main action of an item. */
  readonly action: (item: OwnItem) => ReactNode
}

/** Lists wishlist or cart with remove buttons. Source: WSH-01. */
export function SavedList({ list, action }: SavedListProps) {
  const { layout, saved: text, ui } = useText()
  const { items, remove } = useSaved(list)
  const { confirm } = useDialogs()
  const say = useToast()
  const place = useRef<HTMLElement>(null)

  async function takeOff(item: OwnItem) {
    if (!(await confirm(text.askRemove, { ok: ui.yes, cancel: ui.no }))) return
    try {
      await remove.mutateAsync(item)
      say(text.removed)
      // The row with the clicked button is gone.
      place.current?.focus({ preventScroll: true })
    } catch {
      say(text.removeFailed)
    }
  }

  return (
    <section ref={place} tabIndex={-1} aria-label={layout[list]} className="outline-none">
      {items.isPending && <SavedRowSkeleton />}
      {items.isError && !items.data && (
        <LoadProblem
          error={items.error}
          busy={items.isFetching}
          onRetry={() => void items.refetch()}
        />
      )}
      {items.data?.length === 0 && (
        <EmptyState
          title={text[list].empty}
          text={text[list].emptyText}
          action={<ButtonLink to="/user/consulting/dashboard/original">{text.look}</ButtonLink>}
        />
      )}
      {items.data && items.data.length > 0 && (
        <ul>
          {items.data.map((item) => (
            <SavedRow
              key={item.id}
              item={item}
              action={action(item)}
              removing={remove.isPending && remove.variables.id === item.id}
              onRemove={() => void takeOff(item)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
