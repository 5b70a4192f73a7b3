import type { Messages } from '#texts/messages.ts'

export const points: Messages['points'] = {
  reasons: {
    ORDER_SPENT: 'Used for an order',
    ORDER_RESTORED: 'Returned from a cancelled order',
    CONSULTING_COMPLETED: 'Earned from a consultation',
    REVIEW: 'Earned from a review',
    SHEET_LATE: 'Apology for a late result sheet',
    EXPIRED: 'Expired',
    ADJUSTED: 'Adjusted by the studio',
  },
}
