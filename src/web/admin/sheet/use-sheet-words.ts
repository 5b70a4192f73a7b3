import type { KindName, SheetContent } from '#consultings/kinds.ts'
import type { SheetWords } from '#consultings/sheet-in-admin.ts'
import { sheetsInAdmin } from '#consultings/sheets-in-admin.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { closingParts } from './closing-parts.ts'

/**
 * Returns the labels of a kind’s result sheet in the language of the page, including the closing
 * section.
 */
export function useSheetWords(kind: KindName): SheetWords<SheetContent> {
  const closing = closingParts<SheetContent>(useAdminText().sheet)
  const { parts, labelOf } = sheetsInAdmin[kind].useWords()
  return {
    parts: [...parts, ...closing],
    labelOf: (field) => closing.find(({ name }) => name === field)?.label ?? labelOf(field),
  }
}
