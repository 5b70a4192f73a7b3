import type { ReportOnScreen } from '#consultings/report-on-screen.ts'
import { Written } from '#web/reports/written.tsx'
import type { UnknownContent } from '../report.ts'
import { rowsOf } from '../rows-of.ts'
import { unknownTexts } from '../texts.ts'

export const unknownOnScreen: ReportOnScreen<UnknownContent> = {
  texts: unknownTexts,
  sections: [{ name: 'rows', Section: Rows }],
}

function Rows({ report }: { readonly report: UnknownContent }) {
  return (
    <ul className="max-w-(--container-text) space-y-3">
      {rowsOf(report).map((row) => (
        <li key={row}>
          <Written>{row}</Written>
        </li>
      ))}
    </ul>
  )
}
