/**
 * Why a photo was erased: the customer removed it or withdrew the consent, another photo had taken its
 * place, or its time was over.
 */
export const erasureReasons = ['REMOVED', 'WITHDRAWN', 'REPLACED', 'EXPIRED'] as const
export type ErasureReason = (typeof erasureReasons)[number]
