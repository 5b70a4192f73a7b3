import { addDays } from '../calendar/seoul-day.ts'

/** By how many days a customer may prolong the time for which their photos are kept. */
export const extraDays = [180, 365] as const
export type ExtraDays = (typeof extraDays)[number]

interface Retention {
  /** When the order was completed or cancelled; null: it is open. */
  readonly endedAt: Date | null
  /** Setting of the studio. */
  readonly retentionDays: number
  readonly extraDays: ExtraDays | null
}

/**
 * Returns until when photos are kept; null while the order is open. Source: docs/rules.md S-22.
 */
export const storedUntil = ({ endedAt, retentionDays, extraDays }: Retention): Date | null =>
  endedAt && addDays(endedAt, retentionDays + (extraDays ?? 0))
