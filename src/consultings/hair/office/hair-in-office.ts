import { useHairWords } from '#web/admin/drawing/hair-words.ts'
import type { SheetInOffice } from '../../sheets-in-office.ts'
import type { HairContent } from '../sheet-content.ts'
import { useHairText } from '../web/use-hair-text.ts'
import { HairFields } from './hair-fields.tsx'
import { fieldLabel, hairPartsIn } from './sheet-parts.ts'

export const hairInOffice: SheetInOffice<HairContent> = {
  Fields: HairFields,
  useWords() {
    const { office } = useHairText()
    const { describe } = useHairWords()
    return {
      parts: hairPartsIn(office, describe),
      labelOf: (field) => fieldLabel(field, office),
    }
  },
}
