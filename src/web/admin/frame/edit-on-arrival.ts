/** Location state that asks the opened editor to focus its first field. */
interface EditOnArrival {
  readonly edits: true
}

export const editOnArrival: EditOnArrival = { edits: true }

export const wantsEditOnArrival = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'edits' in state
