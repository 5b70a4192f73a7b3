import { pointsRules as en } from './en/points-rules.ts'
import { pointsRules as ko, type PointsRulesTexts } from './ko/points-rules.ts'
import type { Language } from './messages.ts'
import { pointsRules as vi } from './vi/points-rules.ts'

/** Apart from the site's sentences: only the policy of points and the guide of the order form load them. */
export const pointsRulesTexts: Readonly<Record<Language, PointsRulesTexts>> = { ko, en, vi }
