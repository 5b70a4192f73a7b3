import { useHairWords } from '#web/admin/drawing/hair-words.ts'
import { useAdminText } from '#web/admin/frame/admin-text.ts'
import type { SheetInOffice } from '../../sheet-in-office.ts'
import type { HairContent } from '../sheet-content.ts'
import { useHairText } from '../web/use-hair-text.ts'
import { HairFields } from './hair-fields.tsx'
import { fieldLabel, hairPartsIn } from './sheet-parts.ts'

export const hairInOffice: SheetInOffice<HairContent> = {
  Fields: HairFields,
  useWords() {
    const { face } = useAdminText().drawing
    const { office, sheet } = useHairText()
    const words = { ...office, motions: sheet.motions, face }
    const { describe } = useHairWords()
    return {
      parts: hairPartsIn(words, describe),
      labelOf: (field) => fieldLabel(field, words),
    }
  },
}
