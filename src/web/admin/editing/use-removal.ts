import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiRefusal, currentVersion } from '#web/api/api-refusal.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { ActionConflict } from './action-conflict.tsx'
import type { Revised } from './revised.ts'

interface RemovalOptions<Item> {
  /** Name of the item, for the question. */
  readonly name: string
  /** Replaces the default explanation of the consequences. */
  readonly text?: string
  readonly item: Item
  /** Removes the version that was shown. */
  readonly remove: (item: Item) => Promise<unknown>
  /** Restores the item; absent if removal is final. */
  readonly restore?: () => Promise<unknown>
  readonly onRemoved: () => void
  readonly onRestored?: () => void
  /** Somebody else changed or removed it meanwhile. */
  readonly onConflict: () => void
}

/**
 * Removes an item after a confirmation, with Undo if it can be restored. After an edit conflict,
 * `conflict` holds both versions.
 */
export function useRemoval<Item extends Revised>(removal: RemovalOptions<Item>) {
  const { name, text, item, remove, restore, onRemoved, onRestored, onConflict } = removal
  const all = useAdminText()
  const labels = all.editing.removal
  const { confirm, alert } = useDialogs()
  const showToast = useToast()
  const [refused, setRefused] = useState<{ seen: Item; theirs: Item }>()
  const removing = useMutation<unknown, ApiRefusal, Item>({
    mutationFn: remove,
    onSuccess() {
      const undo = { label: all.editing.visibility.undo, run: () => restoring.mutate() }
      showToast(labels.done(name), restore && undo)
      onRemoved()
    },
    onError(error, seen) {
      const isConflict = error.code === 'EDIT_CONFLICT'
      if (isConflict || error.code === 'NOT_FOUND') onConflict()
      if (isConflict) setRefused({ seen, theirs: currentVersion(error) })
      else void alert(error.serverMessage ?? all.writeFailed)
    },
  })
  const restoring = useMutation<unknown, ApiRefusal, void>({
    mutationFn: () => restore?.() ?? Promise.resolve(),
    onSuccess() {
      showToast(labels.restored(name))
      onRestored?.()
    },
    onError: (error) => void alert(error.serverMessage ?? all.writeFailed),
  })

  const conflict: ActionConflict<Item> | undefined = refused && {
    ...refused,
    label: labels.ok,
    decide(repeats) {
      setRefused(undefined)
      if (repeats) removing.mutate(refused.theirs)
    },
  }

  return {
    isPending: removing.isPending,
    conflict,
    async confirmAndRemove() {
      const consequence = text ?? (restore ? labels.textWithUndo : labels.text)
      if (await confirm(labels.question(name), { text: consequence, ok: labels.ok })) {
        removing.mutate(item)
      }
    },
  }
}
