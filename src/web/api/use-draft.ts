import { useEffect, useState } from 'react'
import { readDraft, removeDraft, saveDraft } from './drafts.ts'

const AGAIN_AFTER_MS = 30_000

export interface DraftState<Content> {
  readonly content: Content
  readonly change: (part: Partial<Content>) => void
  /** When it was last kept on this device; null when it cannot be. */
  readonly savedAt: string | null
  /** The moment against which `savedAt` is told. */
  readonly now: Date
  /** Something was changed since it was opened. */
  readonly begun: boolean
  /** Something was found that an earlier visit had left. */
  readonly restored: boolean
  readonly discard: () => void
}

/**
 * What is written into a form, kept on this device under `name` with every change. `begin` makes its
 * first content of what an earlier visit left, if anything. Client only.
 */
export function useDraft<Content extends object>(
  name: string,
  begin: (kept: Content | null) => Content,
): DraftState<Content> {
  const [found] = useState(() => readDraft<Content>(name))
  const [content, setContent] = useState(() => begin(found?.content ?? null))
  const [savedAt, setSavedAt] = useState(found?.savedAt ?? null)
  const [begun, setBegun] = useState(false)
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), AGAIN_AFTER_MS)
    return () => clearInterval(timer)
  }, [])

  return {
    content,
    change(part) {
      const next = { ...content, ...part }
      setContent(next)
      setBegun(true)
      setSavedAt(saveDraft(name, next)?.savedAt ?? null)
      setNow(new Date())
    },
    savedAt,
    now,
    begun,
    restored: found !== null,
    discard: () => removeDraft(name),
  }
}
