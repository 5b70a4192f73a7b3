/** Whoever comes with this wants to write at once. */
export interface ToWrite {
  readonly writes: true
}

export const toWrite: ToWrite = { writes: true }

export const wantsToWrite = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'writes' in state
