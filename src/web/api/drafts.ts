/** What was written into a form, as this device keeps it until it is sent. */
export interface Draft<Content> {
  readonly content: Content
  /** ISO time of the last change. */
  readonly savedAt: string
}

/** What was kept under a name; null when nothing was, or nothing that can be read. */
export function readDraft<Content>(name: string): Draft<Content> | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null') as Draft<Content> | null
  } catch {
    return null
  }
}

/** Null in a browser that keeps nothing for us. */
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
    // It was never kept then.
  }
}
