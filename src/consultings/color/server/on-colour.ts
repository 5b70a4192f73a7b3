import type { TextLook } from '#server/reports/pdf/paper.ts'
import { textOn } from '../text-on.ts'

/** A look for text on a colour: in paper or ink, whichever reads better. */
export const onColour = (look: TextLook, hex: string): TextLook => ({
  ...look,
  ink: textOn(hex).ink,
})
