import { colorInOffice } from './color/office/color-in-office.ts'
import { hairInOffice } from './hair/office/hair-in-office.ts'
import type { KindName } from './kinds.ts'
import type { SheetInOffice } from './sheet-in-office.ts'
export const sheetsInOffice: Readonly<Record<KindName, SheetInOffice>> = {
  HAIR_CONSULTING: hairInOffice,
  SKIN_CONSULTING: colorInOffice,
}
