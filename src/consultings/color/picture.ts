import type { SheetInPicture } from '../sheet-in-picture.ts'
import { drawInCape } from './draw-customer.ts'
import { seasonNames } from './season-names.ts'
import type { ColorContent } from './sheet-content.ts'

/** Shares the customer in a cape of their twelve colours. */
export const colorInPicture: SheetInPicture<ColorContent> = {
  of: (sheet, language) => ({
    portrait: drawInCape(sheet, { frame: 'bust' }),
    headline: sheet.headline,
    found: sheet.season ? seasonNames[sheet.season][language] : '',
  }),
  look: () => null,
}
