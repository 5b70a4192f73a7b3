import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminMessages } from '#texts/admin-messages.ts'
import { type ApiRefusal, currentVersion } from '#web/api/api-refusal.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { ActionConflict } from './action-conflict.tsx'
import type { Revised } from './revised.ts'

interface VisibilityOptions<Item> {
  readonly name: string
  readonly item: Item
  /** Replaces the labels for hiding and showing. */
  readonly labels?: Pick<
    AdminMessages['editing']['visibility'],
    'show' | 'hide' | 'shown' | 'hidden'
  >
  readonly isShown: (item: Item) => boolean
  /** Shows or hides the item, based on `item`. */
  readonly set: (item: Item, shown: boolean) => Promise<Item>
  readonly onChanged: (item: Item) => void
  /** Somebody else changed or removed it meanwhile. */
  readonly onConflict: () => void
}

/**
 * Hides an item from customers or shows it, at once and with Undo. After an edit conflict,
 * `conflict` holds both versions.
 */
export function useVisibility<Item extends Revised>(options: VisibilityOptions<Item>) {
  const { name, item, isShown, set, onChanged, onConflict } = options
  const all = useAdminText()
  const labels = { ...all.editing.visibility, ...options.labels }
  const { alert } = useDialogs()
  const showToast = useToast()
  const [refused, setRefused] = useState<{ seen: Item; theirs: Item; shown: boolean }>()
  const change = useMutation<Item, ApiRefusal, { base: Item; shown: boolean; isUndo: boolean }>({
    mutationFn: ({ base, shown }) => set(base, shown),
    onSuccess(changed, { shown, isUndo }) {
      onChanged(changed)
      const undo = {
        label: labels.undo,
        run: () => change.mutate({ base: changed, shown: !shown, isUndo: true }),
      }
      showToast(shown ? labels.shown(name) : labels.hidden(name), isUndo ? undefined : undo)
    },
    onError(error, { base, shown }) {
      const isConflict = error.code === 'EDIT_CONFLICT'
      if (isConflict || error.code === 'NOT_FOUND') onConflict()
      if (!isConflict) return void alert(error.serverMessage ?? all.writeFailed)
      const theirs = currentVersion<Item>(error)
      // The other change had the same result.
      if (isShown(theirs) === shown) onChanged(theirs)
      else setRefused({ seen: base, theirs, shown })
    },
  })
  const conflict: ActionConflict<Item> | undefined = refused && {
    seen: refused.seen,
    theirs: refused.theirs,
    label: refused.shown ? labels.show : labels.hide,
    decide(repeats) {
      setRefused(undefined)
      if (repeats) change.mutate({ base: refused.theirs, shown: refused.shown, isUndo: false })
    },
  }
  const shownNow = isShown(item)

  return {
    isPending: change.isPending,
    conflict,
    label: shownNow ? labels.hide : labels.show,
    toggle: () => change.mutate({ base: item, shown: !shownNow, isUndo: false }),
  }
}
