/** What an inquiry is about and how far it is, as the wire and the database name it. Source: INQ-05. */
export const inquiryTypes = ['PRODUCT', 'DELIVERY', 'PAYMENT', 'SERVICE', 'OTHER'] as const

export const inquiryProductTypes = ['HAIR_CONSULTING', 'PERSONAL_COLOR'] as const

export const inquiryStatuses = ['PENDING', 'COMPLETED', 'CLOSED'] as const
export type InquiryStatus = (typeof inquiryStatuses)[number]

/**
 * Whether an inquiry may be set to a status by hand: one waits for an answer while it has none, is
 * answered once it has one, and can be closed either way. Source: docs/rules.md I-6.
 */
export function canSetStatus(status: InquiryStatus, { isAnswered }: { isAnswered: boolean }) {
  return status === 'CLOSED' || (status === 'COMPLETED') === isAnswered
}
