/** Form content that this device stores until it is submitted. */
export interface Draft<Content> {
  readonly content: Content
  /** ISO time of the last change. */
  readonly savedAt: string
}

/** Reads a stored draft; null if there is none or it is unreadable. */
export function readDraft<Content>(name: string): Draft<Content> | null {
  try {
    // Each name has one kind of form, whose fields the form checks or merges into its own.
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Draft<Content> | null
  } catch {
    return null
  }
}

/** Stores a draft; null if the browser does not store it. */
export function saveDraft<Content>(name: string, content: Content): Draft<Content> | null {
  const draft = { content, savedAt: new Date().toISOString() }
  try {
    localStorage.setItem(name, JSON.stringify(draft))
    return draft
  } catch {
    return null
  }
}

export function removeDraft(name: string) {
  try {
    localStorage.removeItem(name)
  } catch {
    // Then it was never stored.
  }
}
