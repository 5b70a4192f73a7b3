import type { SavedCard } from '#server/reports/card/saved-card.ts'
import { colorSavedCard } from './color/server/color-saved-card.ts'
import { hairSavedCard } from './hair/server/hair-saved-card.ts'
import { isOffered, type KindName, type ReportContent } from './kinds.ts'

/** Offline cards of each kind. */
const savedCards: Readonly<Record<KindName, SavedCard<ReportContent>>> = {
  HAIR_CONSULTING: hairSavedCard,
  SKIN_CONSULTING: colorSavedCard,
}

export const savedCard = (type: string): SavedCard<ReportContent> | null =>
  isOffered(type) ? savedCards[type] : null
