import { type Answers, noAnswers } from './answers.ts'

/** Answers as this device keeps them for one order, until they are sent. */
export interface Draft {
  readonly answers: Answers
  /** ISO time of the last change. */
  readonly savedAt: string
}

const keyOf = (orderNumber: string) => `survey_draft:${orderNumber}`

/** What was kept; null when nothing was, or nothing that can be read. */
export function readDraft(orderNumber: string): Draft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(orderNumber)) ?? 'null') as Draft | null
    return kept && { ...kept, answers: { ...noAnswers, ...kept.answers, agreed: false } }
  } catch {
    return null
  }
}

/** Null in a browser that keeps nothing for us. */
export function keepDraft(orderNumber: string, answers: Answers): Draft | null {
  const draft = { answers, savedAt: new Date().toISOString() }
  try {
    localStorage.setItem(keyOf(orderNumber), JSON.stringify(draft))
    return draft
  } catch {
    return null
  }
}

export function forgetDraft(orderNumber: string) {
  try {
    localStorage.removeItem(keyOf(orderNumber))
  } catch {
    // It was never kept then.
  }
}
