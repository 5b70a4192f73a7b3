import { looks } from '#server/reports/pdf/paper.ts'
import { HEADING_WITH_TEXT, type ReportOnPaper } from '#server/reports/pdf/report-on-paper.ts'
import type { UnknownContent } from '../report.ts'
import { rowsOf } from '../rows-of.ts'
import { unknownTexts } from '../texts.ts'

const BETWEEN_ROWS = 8

export const unknownOnPaper: ReportOnPaper<UnknownContent> = {
  subject: (language) => unknownTexts[language].subject,
  async prepare(report, _storage, language) {
    const { sections } = unknownTexts[language].report
    return {
      layouts: [
        (flow, section) =>
          section(sections.rows, HEADING_WITH_TEXT, () => {
            for (const row of rowsOf(report)) {
              flow.text(row, looks.body)
              flow.space(BETWEEN_ROWS)
            }
          }),
      ],
    }
  },
}
