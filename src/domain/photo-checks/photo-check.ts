import type { CheckName, ReasonName } from './check-names.ts'

/** What a photo is to show: the face from the front, from the side, or anything. */
export type PhotoSubject = 'front' | 'side' | 'any'

/** What one measure says about a photo. */
export interface PhotoCheck {
  readonly name: CheckName
  /** `better` if taking it again would help; `unknown` if it could not be measured. */
  readonly verdict: 'good' | 'better' | 'unknown'
  /** Present if it could be better. */
  readonly reason?: ReasonName
  /** What was measured, in the unit that `limits.ts` names. */
  readonly value?: number
}

/** A measured value: good without a reason, else better. */
export const checkOf = (
  name: CheckName,
  value: number,
  reason: ReasonName | null = null,
): PhotoCheck =>
  reason ? { name, verdict: 'better', reason, value } : { name, verdict: 'good', value }

export const unknownCheck = (name: CheckName): PhotoCheck => ({ name, verdict: 'unknown' })
