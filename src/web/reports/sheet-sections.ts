/** The parts of a result sheet in their order; also their anchors. Source: RPT-02. */
export const sheetSections = [
  'typeAnalysis',
  'hairSummary',
  'bestHair',
  'worstHair',
  'outro',
] as const
export type SheetSection = (typeof sheetSections)[number]

export const anchorOf = (section: SheetSection) => `sheet-${section}`
