import { colorOnScreen } from '#consultings/color/web/color-report.tsx'
import { hairOnScreen } from '#consultings/hair/web/hair-report.tsx'
import { isOffered, type KindName } from '#consultings/kinds.ts'
import type { ReportOnScreen } from '#consultings/report-on-screen.ts'
import { unknownOnScreen } from '#consultings/unknown/web/unknown-report.tsx'

const reportsOnScreen: Readonly<Record<KindName, ReportOnScreen>> = {
  HAIR_CONSULTING: hairOnScreen,
  SKIN_CONSULTING: colorOnScreen,
}

export const reportOnScreen = (type: string): ReportOnScreen =>
  isOffered(type) ? reportsOnScreen[type] : unknownOnScreen
