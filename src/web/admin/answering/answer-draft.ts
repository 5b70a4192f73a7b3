/** A text to a customer that is being written. */
export interface AnswerDraft {
  readonly text: string
  /** {@link SavedAnswer.version} when the draft was begun. */
  readonly base: string | null
}

/** The saved answer that a draft is based on. */
export interface SavedAnswer {
  /** The saved text; `null` if there is none. */
  readonly saved: string | null
  /** Changes with the text and with what it answers; `null` until somebody has answered. */
  readonly version: string | null
}

/**
 * Compares a draft with the saved answer. `begun`: it differs from the saved text. `isConflict`:
 * somebody answered since it was begun. A draft that is not begun follows the saved version.
 * Source: docs/rules.md I-8.
 */
export function draftStatus({ text, base }: AnswerDraft, { saved, version }: SavedAnswer) {
  const trimmed = text.trim()
  const begun = trimmed !== '' && trimmed !== saved
  return { begun, base: begun ? base : version, isConflict: begun && base !== version }
}
