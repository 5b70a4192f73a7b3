import type { Messages } from '#texts/messages.ts'

export const inquiries: Messages['inquiries'] = {
  privateTitle: 'Private inquiry',
  inquiryTypes: {
    PRODUCT: 'Product',
    DELIVERY: 'Delivery',
    PAYMENT: 'Payment',
    SERVICE: 'Service',
    OTHER: 'Something else',
  },
  productTypes: { HAIR_CONSULTING: 'Hair consulting', PERSONAL_COLOR: 'Personal colour' },
  statuses: { PENDING: 'Waiting for Reply', COMPLETED: 'Reply Completed', CLOSED: 'Closed' },
}
