import { useEffect, useState } from 'react'
import { type Answers, type Change, noAnswers } from './answers.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'

const AGAIN_AFTER_MS = 30_000

interface DraftInHand {
  readonly answers: Answers
  readonly change: Change
  /** When the answers were last kept on this device; null when they cannot be. */
  readonly savedAt: string | null
  /** The moment against which `savedAt` is told. */
  readonly now: Date
  /** Something was found that an earlier visit had left. */
  readonly restored: boolean
  readonly forget: () => void
}

/** The answers of one order, kept on this device with every change. Client only. */
export function useDraft(orderNumber: string, known: Partial<Answers>): DraftInHand {
  const [found] = useState(() => readDraft(orderNumber))
  const [answers, setAnswers] = useState(() => ({
    ...noAnswers,
    ...known,
    ...typed(found?.answers),
  }))
  const [savedAt, setSavedAt] = useState(found?.savedAt ?? null)
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), AGAIN_AFTER_MS)
    return () => clearInterval(timer)
  }, [])

  const change: Change = (part) => {
    const next = { ...answers, ...part }
    setAnswers(next)
    setSavedAt(keepDraft(orderNumber, next)?.savedAt ?? null)
    setNow(new Date())
  }
  return {
    answers,
    change,
    savedAt,
    now,
    restored: found !== null,
    forget: () => forgetDraft(orderNumber),
  }
}

/** An empty field of a draft does not take away what is known otherwise. */
function typed(answers: Answers | undefined): Partial<Answers> {
  return Object.fromEntries(Object.entries(answers ?? {}).filter(([, value]) => value !== ''))
}
