import type { AdminInquiry } from '#contract/admin-inquiries.ts'

/** An answer as it is being written. */
export interface AnswerDraft {
  readonly text: string
  /** `answer_at` of what it was written upon; null where there was no answer. */
  readonly base: string | null
}

type Answered = Pick<AdminInquiry, 'answer' | 'answer_at'>

/**
 * How a draft stands to what is saved: it is `begun` once it says something that the saved answer
 * does not, and `isOvertaken` when somebody answered since. What is not begun is written upon
 * whatever stands there now. Source: docs/rules.md I-8.
 */
export function standingOf({ text, base }: AnswerDraft, { answer, answer_at }: Answered) {
  const words = text.trim()
  const begun = words !== '' && words !== answer?.content
  return { begun, base: begun ? base : answer_at, isOvertaken: begun && base !== answer_at }
}
