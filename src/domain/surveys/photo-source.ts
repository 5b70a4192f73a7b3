import type { OrderStatus } from '#domain/orders/order-status.ts'

/**
 * How a photo came to the studio: sent on the site, or added by the studio for a customer who sent
 * it another way.
 */
export const photoSources = ['CUSTOMER', 'EMAIL', 'KAKAO', 'OTHER'] as const
export type PhotoSource = (typeof photoSources)[number]

/** Whether a customer's photos can still change: while the sheet is being written. */
export const canChangePhotos = (status: OrderStatus): boolean => status === 'CONSULTING_SCHEDULED'
