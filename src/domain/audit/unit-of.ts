import type { Fields } from './changes-in.ts'

/** The unit of a number in an audit entry. */
type Unit = 'won' | 'points' | 'percent'

const units: Readonly<Record<string, Unit>> = {
  amount: 'won',
  price: 'won',
  'refund_rules.late_fee': 'won',
  'refund_rules.survey_missed_fee': 'won',
  review_points: 'points',
  review_photo_points: 'points',
  late_sheet_points: 'points',
  points_minimum: 'points',
  earn_percent: 'percent',
}

/**
 * Returns the unit of a field that `action` recorded, or `null` for a plain number. The unit of a
 * discount depends on the discount type beside it in `of`.
 */
export function unitOf(action: string, field: string, of: Fields): Unit | null {
  if (action === 'points.adjust' && field === 'amount') return 'points'
  if (field === 'discount_value') return of.discount_type === 'PERCENTAGE' ? 'percent' : 'won'
  return units[field] ?? null
}
