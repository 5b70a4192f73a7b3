import { CLOSING } from '#consultings/sheet.ts'
import type { SheetSection } from '#consultings/sheet-on-screen.ts'
import { sheetOnScreen } from '#consultings/sheets-on-screen.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { useReportText } from './use-report-text.ts'

/** A part of a sheet in its table of contents. */
export interface SheetPart {
  readonly name: string
  readonly title: string
}

/** Returns the parts of a kind's sheet in order: its own, and the closing. Source: RPT-02. */
export function useSheetParts(type: string): {
  readonly own: readonly (SheetPart &
    Pick<SheetSection, 'isUntitled' | 'isCover' | 'isShared' | 'Section'>)[]
  readonly closing: SheetPart
} {
  const { texts, sections } = sheetOnScreen(type)
  const titles = usePageTexts(texts).sheet.sections
  const closing = { name: CLOSING, title: useReportText().sheet.outro }
  return {
    own: sections.map((each) => ({ ...each, title: titles[each.name] ?? each.name })),
    closing,
  }
}
