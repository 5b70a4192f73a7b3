import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminMessages } from '#texts/admin-messages.ts'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { OvertakenDeed } from './overtaken.tsx'
import type { Revised } from './revised.ts'

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

/**
 * Hides a thing from customers or shows it, at once, with a way back. When somebody else changed it
 * meanwhile, `overtaken` has both versions to decide upon.
 */
export function useShowing<Thing extends Revised>(showing: Showing<Thing>) {
  const { name, thing, isShown, set, onChanged, onOvertaken } = showing
  const all = useAdminText()
  const words = { ...all.editing.showing, ...showing.words }
  const { alert } = useDialogs()
  const say = useToast()
  const [refused, setRefused] = useState<{ seen: Thing; theirs: Thing; shown: boolean }>()
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
    onError(error, { upon, shown }) {
      const isOvertaken = error.code === 'EDIT_CONFLICT'
      if (isOvertaken || error.code === 'NOT_FOUND') onOvertaken()
      if (!isOvertaken) return void alert(error.serverMessage ?? all.writeFailed)
      const theirs = error.body.current as Thing
      // Both wanted the same.
      if (isShown(theirs) === shown) onChanged(theirs)
      else setRefused({ seen: upon, theirs, shown })
    },
  })
  const overtaken: OvertakenDeed<Thing> | undefined = refused && {
    seen: refused.seen,
    theirs: refused.theirs,
    deed: refused.shown ? words.show : words.hide,
    decide(does) {
      setRefused(undefined)
      if (does) change.mutate({ upon: refused.theirs, shown: refused.shown, isUndo: false })
    },
  }
  const shownNow = isShown(thing)

  return {
    isPending: change.isPending,
    overtaken,
    label: shownNow ? words.hide : words.show,
    toggle: () => change.mutate({ upon: thing, shown: !shownNow, isUndo: false }),
  }
}
