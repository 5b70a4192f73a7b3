import type { SheetInAdmin } from '#consultings/sheet-in-admin.ts'
import { useHairLabels } from '#web/admin/drawing/hair-labels.ts'
import { useAdminText } from '#web/admin/frame/admin-text.ts'
import type { HairContent } from '../sheet-content.ts'
import { useHairText } from '../web/use-hair-text.ts'
import { HairFields } from './hair-fields.tsx'
import { fieldLabel, hairPartsIn } from './sheet-parts.ts'

export const hairInAdmin: SheetInAdmin<HairContent> = {
  Fields: HairFields,
  useWords() {
    const { face } = useAdminText().drawing
    const { editor, sheet } = useHairText()
    const labels = { ...editor, motions: sheet.motions, face }
    const { describe } = useHairLabels()
    return {
      parts: hairPartsIn(labels, describe),
      labelOf: (field) => fieldLabel(field, labels),
    }
  },
}
