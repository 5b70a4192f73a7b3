import { pointsRules as en } from './en/points-rules.ts'
import { pointsRules as ko, type PointsRulesTexts } from './ko/points-rules.ts'
import type { Language } from './messages.ts'
import { pointsRules as vi } from './vi/points-rules.ts'

/** Separate from the site's texts: only the points policy and the order form's guide load them. */
export const pointsRulesTexts: Readonly<Record<Language, PointsRulesTexts>> = { ko, en, vi }
