/** An inquiry beside the work of the day. */
export const todaysInquiryAddress = (id: string) => `/admin/today/inquiries/${id}`

/** All that wait. */
export const WAITING_ADDRESS = '/admin/inquiries?status=PENDING'

/** Everything that one address asked, perhaps with one of it open. */
export const customerInquiriesAddress = (email: string, open?: string) =>
  `/admin/inquiries?${new URLSearchParams({ q: email, ...(open && { open }) })}`
