import type { SheetOnPaper } from '#server/reports/pdf/sheet-on-paper.ts'
import { colorOnPaper } from './color/server/color-on-paper.ts'
import { hairOnPaper } from './hair/server/hair-on-paper.ts'
import { isOffered, type KindName, type SheetContent } from './kinds.ts'
import { unknownOnPaper } from './unknown/server/unknown-on-paper.ts'

/** PDF layouts by kind. */
const sheetsOnPaper: Readonly<Record<KindName, SheetOnPaper<SheetContent>>> = {
  HAIR_CONSULTING: hairOnPaper,
  SKIN_CONSULTING: colorOnPaper,
}

export const sheetOnPaper = (type: string): SheetOnPaper<SheetContent> =>
  isOffered(type) ? sheetsOnPaper[type] : unknownOnPaper
