import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ApiRefusal } from '#web/api/api-refusal.ts'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import type { OvertakenDeed } from './overtaken.tsx'
import type { Revised } from './revised.ts'

interface Removal<Thing> {
  /** Of what goes away: the question names it. */
  readonly name: string
  /** What else has to be known before. */
  readonly text?: string
  readonly thing: Thing
  /** Takes it away as it was seen. */
  readonly remove: (thing: Thing) => Promise<unknown>
  /** Brings it back as it was; missing where it is gone for good. */
  readonly restore?: () => Promise<unknown>
  readonly onRemoved: () => void
  readonly onRestored?: () => void
  /** Somebody else changed it meanwhile, or took it away. */
  readonly onOvertaken: () => void
}

/**
 * Takes a thing away once it has been asked for by its name, with a way back where there is one. When
 * somebody else changed it meanwhile, `overtaken` has both versions to decide upon.
 */
export function useRemoval<Thing extends Revised>(removal: Removal<Thing>) {
  const { name, text, thing, remove, restore, onRemoved, onRestored, onOvertaken } = removal
  const all = useAdminText()
  const words = all.editing.removal
  const { confirm, alert } = useDialogs()
  const say = useToast()
  const [refused, setRefused] = useState<{ seen: Thing; theirs: Thing }>()
  const removing = useMutation<unknown, ApiRefusal, Thing>({
    mutationFn: remove,
    onSuccess() {
      const undo = { label: all.editing.showing.undo, run: () => restoring.mutate() }
      say(words.done(name), restore && undo)
      onRemoved()
    },
    onError(error, seen) {
      const isOvertaken = error.code === 'EDIT_CONFLICT'
      if (isOvertaken || error.code === 'NOT_FOUND') onOvertaken()
      if (isOvertaken) setRefused({ seen, theirs: error.body.current as Thing })
      else void alert(error.serverMessage ?? all.writeFailed)
    },
  })
  const restoring = useMutation<unknown, ApiRefusal, void>({
    mutationFn: () => restore?.() ?? Promise.resolve(),
    onSuccess() {
      say(words.restored(name))
      onRestored?.()
    },
    onError: (error) => void alert(error.serverMessage ?? all.writeFailed),
  })

  const overtaken: OvertakenDeed<Thing> | undefined = refused && {
    ...refused,
    deed: words.ok,
    decide(does) {
      setRefused(undefined)
      if (does) removing.mutate(refused.theirs)
    },
  }

  return {
    isPending: removing.isPending,
    overtaken,
    async ask() {
      const consequence = text ?? (restore ? words.textWithUndo : words.text)
      if (await confirm(words.question(name), { text: consequence, ok: words.ok })) {
        removing.mutate(thing)
      }
    },
  }
}
