import { colorInAdmin } from '#consultings/color/admin/color-in-admin.ts'
import { hairInAdmin } from '#consultings/hair/admin/hair-in-admin.ts'
import type { KindName } from '#consultings/kinds.ts'
import type { ReportInAdmin } from '#consultings/report-in-admin.ts'
export const reportsInAdmin: Readonly<Record<KindName, ReportInAdmin>> = {
  HAIR_CONSULTING: hairInAdmin,
  SKIN_CONSULTING: colorInAdmin,
}
