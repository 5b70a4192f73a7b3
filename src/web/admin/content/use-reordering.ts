import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiRefusal, currentVersion } from '#web/api/api-refusal.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface ReorderingOptions {
  /** The ids in the order that is saved on the server. */
  readonly ids: readonly string[]
  /** Saves `ids` on top of `base`; refuses with EDIT_CONFLICT and the saved order. */
  readonly save: (ids: readonly string[], base: readonly string[]) => Promise<unknown>
  readonly onSaved: () => void
}

interface Sent {
  readonly ids: readonly string[]
  readonly base: readonly string[]
  readonly isUndo: boolean
}

/** State of an order of items while it is changed; a saved order can be undone. */
export function useReordering({ ids: savedIds, save, onSaved }: ReorderingOptions) {
  const { content, editing } = useAdminText()
  const labels = content.reorder
  const showToast = useToast()
  const [{ base, ids }, setState] = useState({ base: savedIds, ids: savedIds })
  const [theirs, setTheirs] = useState<readonly string[] | null>(null)
  const isDirty = ids.join() !== base.join()

  // Follow what others save until something is changed here.
  if (!isDirty && !theirs && savedIds.join() !== base.join())
    setState({ base: savedIds, ids: savedIds })

  const saving = useMutation<unknown, ApiRefusal, Sent>({
    mutationFn: (sent) => save(sent.ids, sent.base),
    onSuccess(_saved, { ids, base, isUndo }) {
      setState({ base: ids, ids })
      setTheirs(null)
      onSaved()
      const undo = {
        label: editing.visibility.undo,
        run: () => saving.mutate({ ids: base, base: ids, isUndo: true }),
      }
      showToast(isUndo ? labels.putBack : labels.saved, isUndo ? undefined : undo)
    },
    onError(error) {
      if (error.code !== 'EDIT_CONFLICT') return
      setTheirs(currentVersion<{ readonly ids: readonly string[] }>(error).ids)
      onSaved()
    },
  })

  return {
    ids,
    base,
    theirs,
    isDirty,
    isSaving: saving.isPending,
    failure: saving.isError && !theirs ? saving.error : null,
    reorder: (next: readonly string[]) => setState({ base, ids: next }),
    save: () => !saving.isPending && !theirs && saving.mutate({ ids, base, isUndo: false }),
    drop: () => setState({ base, ids: base }),
    /**
     * Saves the chosen order on top of the other version, without items that were removed
     * meanwhile.
     */
    resolve(chosen: readonly string[]) {
      if (!theirs) return
      const next = chosen.filter((id) => theirs.includes(id))
      setTheirs(null)
      setState({ base: theirs, ids: next })
      if (next.join() !== theirs.join()) saving.mutate({ ids: next, base: theirs, isUndo: false })
    },
  }
}
