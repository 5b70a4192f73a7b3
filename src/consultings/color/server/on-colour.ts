import type { TextLook } from '#server/reports/pdf/paper.ts'
import { textOn } from '../text-on.ts'

/** Returns a text style in paper or ink, whichever is more readable on the colour. */
export const onColour = (look: TextLook, hex: string): TextLook => ({
  ...look,
  ink: textOn(hex).ink,
})
