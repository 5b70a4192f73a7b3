import type { SheetContent } from '#consultings/kinds.ts'
import type { SheetDefinition } from '#consultings/sheet.ts'

/** Whether two contents are equal once saved, ignoring white space at the ends. */
export const isSameContent = (
  sheet: SheetDefinition<SheetContent>,
  a: SheetContent,
  b: SheetContent,
): boolean => wire(sheet, a) === wire(sheet, b)

function wire(sheet: SheetDefinition<SheetContent>, content: SheetContent): string {
  const parsed = sheet.content.safeParse(sheet.withPlaces(content))
  return JSON.stringify(parsed.success ? parsed.data : content)
}
