import { colorInAdmin } from '#consultings/color/admin/color-in-admin.ts'
import { hairInAdmin } from '#consultings/hair/admin/hair-in-admin.ts'
import type { KindName } from '#consultings/kinds.ts'
import type { SheetInAdmin } from '#consultings/sheet-in-admin.ts'
export const sheetsInAdmin: Readonly<Record<KindName, SheetInAdmin>> = {
  HAIR_CONSULTING: hairInAdmin,
  SKIN_CONSULTING: colorInAdmin,
}
