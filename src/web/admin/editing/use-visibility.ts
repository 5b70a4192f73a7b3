import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { ActionConflict } from './action-conflict.tsx'
import type { Revised } from './revised.ts'

interface VisibilityOptions<Item> {
  readonly name: string
  readonly item: Item
  /** Instead of hiding and showing. */
  readonly labels?: Pick<
    AdminMessages['editing']['visibility'],
    'show' | 'hide' | 'shown' | 'hidden'
  >
  readonly isShown: (item: Item) => boolean
  /** Shows or hides it, on top of `item`. */
  readonly set: (item: Item, shown: boolean) => Promise<Item>
  readonly onChanged: (item: Item) => void
  /** Somebody else changed it meanwhile, or took it away. */
  readonly onConflict: () => void
}

/**
 * Hides a item from customers or shows it, at once, with a way back. When somebody else changed it
 * meanwhile, `conflict` has both versions to decide upon.
 */
export function useVisibility<Item extends Revised>(options: VisibilityOptions<Item>) {
  const { name, item, isShown, set, onChanged, onConflict } = options
  const all = useAdminText()
  const labels = { ...all.editing.visibility, ...options.labels }
  const { alert } = useDialogs()
  const showToast = useToast()
  const [refused, setRefused] = useState<{ seen: Item; theirs: Item; shown: boolean }>()
  const change = useMutation<Item, ApiRefusal, { upon: Item; shown: boolean; isUndo: boolean }>({
    mutationFn: ({ upon, shown }) => set(upon, shown),
    onSuccess(changed, { shown, isUndo }) {
      onChanged(changed)
      const undo = {
        label: labels.undo,
        run: () => change.mutate({ upon: changed, shown: !shown, isUndo: true }),
      }
      showToast(shown ? labels.shown(name) : labels.hidden(name), isUndo ? undefined : undo)
    },
    onError(error, { upon, shown }) {
      const isConflict = error.code === 'EDIT_CONFLICT'
      if (isConflict || error.code === 'NOT_FOUND') onConflict()
      if (!isConflict) return void alert(error.serverMessage ?? all.writeFailed)
      const theirs = error.body.current as Item
      // Both wanted the same.
      if (isShown(theirs) === shown) onChanged(theirs)
      else setRefused({ seen: upon, theirs, shown })
    },
  })
  const conflict: ActionConflict<Item> | undefined = refused && {
    seen: refused.seen,
    theirs: refused.theirs,
    label: refused.shown ? labels.show : labels.hide,
    decide(repeats) {
      setRefused(undefined)
      if (repeats) change.mutate({ upon: refused.theirs, shown: refused.shown, isUndo: false })
    },
  }
  const shownNow = isShown(item)

  return {
    isPending: change.isPending,
    conflict,
    label: shownNow ? labels.hide : labels.show,
    toggle: () => change.mutate({ upon: item, shown: !shownNow, isUndo: false }),
  }
}
