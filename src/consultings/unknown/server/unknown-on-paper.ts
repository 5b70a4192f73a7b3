import { looks } from '#server/reports/pdf/paper.ts'
import { HEADING_WITH_TEXT, type SheetOnPaper } from '#server/reports/pdf/sheet-on-paper.ts'
import { rowsOf } from '../rows-of.ts'
import type { UnknownContent } from '../sheet.ts'
import { unknownTexts } from '../texts.ts'

const BETWEEN_ROWS = 8

export const unknownOnPaper: SheetOnPaper<UnknownContent> = {
  subject: (language) => unknownTexts[language].subject,
  async prepare(sheet, _storage, language) {
    const { sections } = unknownTexts[language].sheet
    return {
      sizes: [{}],
      write(flow, section) {
        section(sections.rows, HEADING_WITH_TEXT, () => {
          for (const row of rowsOf(sheet)) {
            flow.text(row, looks.body)
            flow.space(BETWEEN_ROWS)
          }
        })
      },
    }
  },
}
