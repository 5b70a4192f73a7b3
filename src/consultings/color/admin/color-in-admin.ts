import type { ReportInAdmin } from '#consultings/report-in-admin.ts'
import { useHairLabels } from '#web/admin/drawing/hair-labels.ts'
import { useAdminText } from '#web/admin/frame/admin-text.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import type { ColorContent } from '../report-content.ts'
import { ColorFields } from './color-fields.tsx'
import { colorPartsIn, fieldLabel } from './report-parts.ts'
import { useColorAdminText } from './use-color-admin-text.ts'

export const colorInAdmin: ReportInAdmin<ColorContent> = {
  Fields: ColorFields,
  useWords() {
    const text = useColorAdminText()
    const { face } = useAdminText().drawing
    const { describe } = useHairLabels()
    const { number } = useFormat()
    const language = useLanguage()
    return {
      parts: colorPartsIn({ text, language, number, describe, outlines: face.outlines }),
      labelOf: (field) => fieldLabel(field, text, number),
    }
  },
}
