import type { ReportInAdmin } from '#consultings/report-in-admin.ts'
import { useHairLabels } from '#web/admin/drawing/hair-labels.ts'
import { useAdminText } from '#web/admin/frame/admin-text.ts'
import type { HairContent } from '../report-content.ts'
import { useHairText } from '../web/use-hair-text.ts'
import { HairFields } from './hair-fields.tsx'
import { fieldLabel, hairPartsIn } from './report-parts.ts'

export const hairInAdmin: ReportInAdmin<HairContent> = {
  Fields: HairFields,
  useWords() {
    const { face } = useAdminText().drawing
    const { editor, report } = useHairText()
    const labels = { ...editor, motions: report.motions, face }
    const { describe } = useHairLabels()
    return {
      parts: hairPartsIn(labels, describe),
      labelOf: (field) => fieldLabel(field, labels),
    }
  },
}
