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
  readonly onRemoved: () => void
  /** Somebody else changed it meanwhile, or took it away. */
  readonly onOvertaken: () => void
}

/** Takes a thing away for good, once it has been asked for by its name. */
export function useRemoval({ name, text, remove, onRemoved, onOvertaken }: Removal) {
  const all = useAdminText()
  const words = all.editing.removal
  const { confirm, alert } = useDialogs()
  const say = useToast()
  const removing = useMutation<unknown, ApiRefusal, void>({
    mutationFn: remove,
    onSuccess() {
      say(words.done(name))
      onRemoved()
    },
    onError(error) {
      const isOvertaken = error.code === 'EDIT_CONFLICT'
      if (isOvertaken || error.code === 'NOT_FOUND') onOvertaken()
      void alert(isOvertaken ? words.overtaken(name) : (error.words ?? all.writeFailed))
    },
  })

  return {
    isPending: removing.isPending,
    async ask() {
      if (await confirm(words.question(name), { text: text ?? words.text, ok: words.ok })) {
        removing.mutate()
      }
    },
  }
}
