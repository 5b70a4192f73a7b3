import { useMutation } from '@tanstack/react-query'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface Removal {
  /** Of what goes away: the question names it. */
  readonly name: string
  /** What else has to be known before. */
  readonly text?: string
  readonly remove: () => Promise<unknown>
  /** Brings it back as it was; missing where it is gone for good. */
  readonly restore?: () => Promise<unknown>
  readonly onRemoved: () => void
  readonly onRestored?: () => void
  /** Somebody else changed it meanwhile, or took it away. */
  readonly onOvertaken: () => void
}

/** Takes a thing away once it has been asked for by its name, with a way back where there is one. */
export function useRemoval(removal: Removal) {
  const { name, text, remove, restore, onRemoved, onRestored, onOvertaken } = removal
  const all = useAdminText()
  const words = all.editing.removal
  const { confirm, alert } = useDialogs()
  const say = useToast()
  const removing = useMutation<unknown, ApiRefusal, void>({
    mutationFn: remove,
    onSuccess() {
      const undo = { label: all.editing.showing.undo, run: () => restoring.mutate() }
      say(words.done(name), restore && undo)
      onRemoved()
    },
    onError(error) {
      const isOvertaken = error.code === 'EDIT_CONFLICT'
      if (isOvertaken || error.code === 'NOT_FOUND') onOvertaken()
      void alert(isOvertaken ? words.overtaken(name) : (error.words ?? all.writeFailed))
    },
  })
  const restoring = useMutation<unknown, ApiRefusal, void>({
    mutationFn: () => restore?.() ?? Promise.resolve(),
    onSuccess() {
      say(words.restored(name))
      onRestored?.()
    },
    onError: (error) => void alert(error.words ?? all.writeFailed),
  })

  return {
    isPending: removing.isPending,
    async ask() {
      const consequence = text ?? (restore ? words.textWithUndo : words.text)
      if (await confirm(words.question(name), { text: consequence, ok: words.ok })) {
        removing.mutate()
      }
    },
  }
}
