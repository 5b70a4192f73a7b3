import { colorInPicture } from './color/picture.ts'
import { hairInPicture } from './hair/picture.ts'
import { isOffered, type KindName } from './kinds.ts'
import type { SheetInPicture } from './sheet-in-picture.ts'

const sheetsInPictures: Readonly<Record<KindName, SheetInPicture>> = {
  HAIR_CONSULTING: hairInPicture,
  SKIN_CONSULTING: colorInPicture,
}

/** Undefined for a kind without a definition, of which nothing is drawn. */
export const sheetInPicture = (type: string): SheetInPicture | undefined =>
  isOffered(type) ? sheetsInPictures[type] : undefined
