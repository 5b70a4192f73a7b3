import { colorOnScreen } from './color/web/color-sheet.tsx'
import { hairOnScreen } from './hair/web/hair-sheet.tsx'
import { isOffered, type KindName } from './kinds.ts'
import type { SheetOnScreen } from './sheet-on-screen.ts'
import { unknownOnScreen } from './unknown/web/unknown-sheet.tsx'

const sheetsOnScreen: Readonly<Record<KindName, SheetOnScreen>> = {
  HAIR_CONSULTING: hairOnScreen,
  SKIN_CONSULTING: colorOnScreen,
}

export const sheetOnScreen = (type: string): SheetOnScreen =>
  isOffered(type) ? sheetsOnScreen[type] : unknownOnScreen
