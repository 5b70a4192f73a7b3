import { z } from 'zod'

/**
 * What an order is waiting for, as in the studio's queue. `DEPOSIT`: an amount due by bank transfer,
 * which the studio confirms; `PAYMENT`: an online payment that the provider reports; `PHOTO`: a photo
 * that the customer was asked for, while the promise of the sheet is paused.
 */
export const waitingFor = [
  'DEPOSIT',
  'PAYMENT',
  'SURVEY',
  'SHEET',
  'PHOTO',
  'CUSTOMER',
  'REFUND',
  'NOTHING',
] as const

/** Number of orders for each `waitingFor`. */
export const waitingCounts = z.record(z.enum(waitingFor).exclude(['NOTHING']), z.int())

/**
 * `STUDIO`: everything only the studio can do, which is the day's payments, result sheets and
 * refunds.
 */
export const waitFilters = [...waitingFor, 'STUDIO'] as const
