import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

interface DraftNoteProps {
  readonly savedAt: string | null
  readonly now: Date
  /** Something has been changed here: nothing kept of nothing needs no word. */
  readonly begun: boolean
}

const JUST_NOW_MS = 60_000

/** That what was written is on this device, and since when. */
export function DraftNote({ savedAt, now, begun }: DraftNoteProps) {
  const text = useText().ui
  const { relative } = useFormat()
  if (!savedAt) return begun ? text.draftNotSaved : null
  const isNow = now.getTime() - new Date(savedAt).getTime() < JUST_NOW_MS
  return text.draftSaved(isNow ? text.draftSavedNow : relative(savedAt, now))
}
