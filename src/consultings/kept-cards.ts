import type { KeptCard } from '#server/reports/card/kept-card.ts'
import { colorKeptCard } from './color/server/color-kept-card.ts'
import { hairKeptCard } from './hair/server/hair-kept-card.ts'
import { isOffered, type KindName, type SheetContent } from './kinds.ts'

/** Cards of each kind, as a phone keeps them. */
const keptCards: Readonly<Record<KindName, KeptCard<SheetContent>>> = {
  HAIR_CONSULTING: hairKeptCard,
  SKIN_CONSULTING: colorKeptCard,
}

export const keptCard = (type: string): KeptCard<SheetContent> | null =>
  isOffered(type) ? keptCards[type] : null
