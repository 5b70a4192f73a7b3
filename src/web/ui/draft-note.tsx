import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

interface DraftNoteProps {
  readonly savedAt: string | null
  readonly now: Date
  /** Whether anything was changed; otherwise nothing is shown. */
  readonly begun: boolean
}

const JUST_NOW_MS = 60_000

/** Shows that the draft is saved on this device, and since when. */
export function DraftNote({ savedAt, now, begun }: DraftNoteProps) {
  const text = useText().ui
  const { relative } = useFormat()
  if (!savedAt) return begun ? text.draftNotSaved : null
  const isNow = now.getTime() - new Date(savedAt).getTime() < JUST_NOW_MS
  return text.draftSaved(isNow ? text.draftSavedNow : relative(savedAt, now))
}
