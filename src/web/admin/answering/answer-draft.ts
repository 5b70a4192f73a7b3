/** Words to a customer as they are being written. */
export interface AnswerDraft {
  readonly text: string
  /** Of what it was written upon: {@link SavedAnswer.version}. */
  readonly base: string | null
}

/** What an answer is written upon. */
export interface SavedAnswer {
  /** The trimmed that stand there; `null` where there are none. */
  readonly saved: string | null
  /** Changes with them, and with what they answer; `null` where nobody answered yet. */
  readonly version: string | null
}

/**
 * How a draft stands to what is saved: it is `begun` once it says something that the saved answer
 * does not, and `isConflict` when somebody answered since. What is not begun is written upon
 * whatever stands there now. Source: docs/rules.md I-8.
 */
export function draftStatus({ text, base }: AnswerDraft, { saved, version }: SavedAnswer) {
  const trimmed = text.trim()
  const begun = trimmed !== '' && trimmed !== saved
  return { begun, base: begun ? base : version, isConflict: begun && base !== version }
}
