/** Address of an inquiry beside today’s work. */
export const todaysInquiryAddress = (id: string) => `/admin/today/inquiries/${id}`

/** Address of the list of unanswered inquiries. */
export const WAITING_ADDRESS = '/admin/inquiries?status=PENDING'

/** Address of all inquiries from one email address, optionally with one of them open. */
export const customerInquiriesAddress = (email: string, open?: string) =>
  `/admin/inquiries?${new URLSearchParams({ q: email, ...(open && { open }) })}`
