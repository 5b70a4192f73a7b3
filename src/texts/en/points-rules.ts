import type { PointsRulesTexts } from '../ko/points-rules.ts'
import { formatCount } from './format-count.ts'

export const pointsRules: PointsRulesTexts = {
  minimum: (minimum) => `Points can be used from ${minimum}. 1P is worth ₩1.`,
  expiry: (months) => `Points expire ${formatCount(months, 'month')} after you earn them.`,
  oldest: 'Those that expire first are used first.',
  earn: (percent) => `You earn ${percent}% of what you paid once the consultation is completed.`,
  review: (plain, photo) => `A review earns ${plain}, one with a photo ${photo}.`,
  late: (amount) => `You get ${amount} if your result sheet is later than promised.`,
}
