/** An inquiry beside those that wait. */
export const waitingAddress = (id?: string) =>
  `/admin/inquiries?${new URLSearchParams({ status: 'PENDING', ...(id && { open: id }) })}`

/** Everything that one address asked, perhaps with one of it open. */
export const customerAddress = (email: string, open?: string) =>
  `/admin/inquiries?${new URLSearchParams({ q: email, ...(open && { open }) })}`
