import { useMutation } from '@tanstack/react-query'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'

interface Showing<Thing> {
  readonly name: string
  readonly thing: Thing
  /** Instead of hiding and showing. */
  readonly words?: Pick<AdminMessages['editing']['showing'], 'show' | 'hide' | 'shown' | 'hidden'>
  readonly isShown: (thing: Thing) => boolean
  /** Shows or hides it, on top of `thing`. */
  readonly set: (thing: Thing, shown: boolean) => Promise<Thing>
  readonly onChanged: (thing: Thing) => void
  /** Somebody else changed it meanwhile, or took it away. */
  readonly onOvertaken: () => void
}

/** Hides a thing from customers or shows it, at once, with a way back. */
export function useShowing<Thing>(showing: Showing<Thing>) {
  const { name, thing, isShown, set, onChanged, onOvertaken } = showing
  const all = useAdminText()
  const words = { ...all.editing.showing, ...showing.words }
  const { alert } = useDialogs()
  const say = useToast()
  const change = useMutation<Thing, ApiRefusal, { upon: Thing; shown: boolean; isUndo: boolean }>({
    mutationFn: ({ upon, shown }) => set(upon, shown),
    onSuccess(changed, { shown, isUndo }) {
      onChanged(changed)
      const undo = {
        label: words.undo,
        run: () => change.mutate({ upon: changed, shown: !shown, isUndo: true }),
      }
      say(shown ? words.shown(name) : words.hidden(name), isUndo ? undefined : undo)
    },
    onError(error) {
      const isOvertaken = error.code === 'EDIT_CONFLICT'
      if (isOvertaken || error.code === 'NOT_FOUND') onOvertaken()
      void alert(isOvertaken ? words.overtaken(name) : (error.words ?? all.writeFailed))
    },
  })
  const shownNow = isShown(thing)

  return {
    isPending: change.isPending,
    label: shownNow ? words.hide : words.show,
    toggle: () => change.mutate({ upon: thing, shown: !shownNow, isUndo: false }),
  }
}
