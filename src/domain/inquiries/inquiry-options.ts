/**
 * Topics, products and statuses of inquiries, as on the wire and in the database. Source: INQ-05.
 */
export const inquiryTypes = ['PRODUCT', 'DELIVERY', 'PAYMENT', 'SERVICE', 'OTHER'] as const

export const inquiryProductTypes = ['HAIR_CONSULTING', 'PERSONAL_COLOR'] as const

export const inquiryStatuses = ['PENDING', 'COMPLETED', 'CLOSED'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

/**
 * Whether an administrator may set a status: pending requires that there is no answer, completed
 * requires one, closed is always possible. Source: docs/rules.md I-6.
 */
export function canSetStatus(status: InquiryStatus, { isAnswered }: { isAnswered: boolean }) {
  return status === 'CLOSED' || (status === 'COMPLETED') === isAnswered
}
