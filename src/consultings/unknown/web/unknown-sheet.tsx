import { Written } from '#web/reports/written.tsx'
import type { SheetOnScreen } from '../../sheet-on-screen.ts'
import { rowsOf } from '../rows-of.ts'
import type { UnknownContent } from '../sheet.ts'
import { unknownTexts } from '../texts.ts'

export const unknownOnScreen: SheetOnScreen<UnknownContent> = {
  texts: unknownTexts,
  sections: [{ name: 'rows', Section: Rows }],
}

function Rows({ sheet }: { readonly sheet: UnknownContent }) {
  return (
    <ul className="max-w-(--container-text) space-y-3">
      {rowsOf(sheet).map((row) => (
        <li key={row}>
          <Written>{row}</Written>
        </li>
      ))}
    </ul>
  )
}
