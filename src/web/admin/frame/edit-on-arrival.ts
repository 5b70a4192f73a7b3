/** Whoever comes with this wants to write at once. */
export interface EditOnArrival {
  readonly edits: true
}

export const editOnArrival: EditOnArrival = { edits: true }

export const wantsEditOnArrival = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'edits' in state
