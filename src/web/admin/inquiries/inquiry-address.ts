/** An inquiry beside those that wait. */
export const waitingAddress = (id?: string) =>
  `/admin/inquiries?${new URLSearchParams({ status: 'PENDING', ...(id && { open: id }) })}`

/** Everything that one address asked, perhaps with one of it open. */
export const customerAddress = (email: string, open?: string) =>
  `/admin/inquiries?${new URLSearchParams({ q: email, ...(open && { open }) })}`

/** Whoever comes with this wants to write at once. */
export interface ToWrite {
  readonly writes: true
}

export const toWrite: ToWrite = { writes: true }

export const wantsToWrite = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'writes' in state
