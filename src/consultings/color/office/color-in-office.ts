import { useHairWords } from '#web/admin/drawing/hair-words.ts'
import { useAdminText } from '#web/admin/frame/admin-text.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useLanguage } from '#web/language/use-text.ts'
import type { SheetInOffice } from '../../sheet-in-office.ts'
import type { ColorContent } from '../sheet-content.ts'
import { ColorFields } from './color-fields.tsx'
import { colorPartsIn, fieldLabel } from './sheet-parts.ts'
import { useColorOfficeText } from './use-color-office-text.ts'

export const colorInOffice: SheetInOffice<ColorContent> = {
  Fields: ColorFields,
  useWords() {
    const text = useColorOfficeText()
    const { face } = useAdminText().drawing
    const { describe } = useHairWords()
    const { number } = useFormat()
    const language = useLanguage()
    return {
      parts: colorPartsIn({ text, language, number, describe, outlines: face.outlines }),
      labelOf: (field) => fieldLabel(field, text, number),
    }
  },
}
