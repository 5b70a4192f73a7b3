import { useEffect, useRef, useState } from 'react'
import { readDraft, removeDraft, saveDraft } from './drafts.ts'

const AGAIN_AFTER_MS = 30_000

export interface DraftState<Content> {
  readonly content: Content
  /** Merges a part into the latest content, also if it is called by an earlier rendering. */
  readonly change: (part: Partial<Content>) => void
  /** Time of the last save on this device; null if it cannot be saved. */
  readonly savedAt: string | null
  /** Current time for showing `savedAt`. */
  readonly now: Date
  /** Whether anything was changed since it was opened. */
  readonly begun: boolean
  /** Whether content of an earlier visit was restored. */
  readonly restored: boolean
  readonly discard: () => void
}

/**
 * Stores a form's content on this device under `name` with every change, and follows changes that
 * another tab stores. `begin` creates the content from a stored one, if any. Client only.
 */
export function useDraft<Content extends object>(
  name: string,
  begin: (earlier: Content | null) => Content,
): DraftState<Content> {
  const [found] = useState(() => readDraft<Content>(name))
  const [content, setContent] = useState(() => begin(found?.content ?? null))
  const latest = useRef(content)
  const [savedAt, setSavedAt] = useState(found?.savedAt ?? null)
  const [begun, setBegun] = useState(false)
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), AGAIN_AFTER_MS)
    return () => clearInterval(timer)
  }, [])

  // Without it, the next change here would store the older content of all other fields.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      const stored = key === name ? readDraft<Content>(name) : null
      if (!stored) return
      latest.current = begin(stored.content)
      setContent(latest.current)
      setSavedAt(stored.savedAt)
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  })

  return {
    content,
    change(part) {
      const next = { ...latest.current, ...part }
      latest.current = next
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
