import { colorInPicture } from './color/picture.ts'
import { hairInPicture } from './hair/picture.ts'
import { isOffered, type KindName } from './kinds.ts'
import type { SheetInPicture } from './sheet-in-picture.ts'

const sheetsInPictures: Readonly<Record<KindName, SheetInPicture>> = {
  HAIR_CONSULTING: hairInPicture,
  SKIN_CONSULTING: colorInPicture,
}

/** Returns a kind's shared picture; undefined for unknown kinds. */
export const sheetInPicture = (type: string): SheetInPicture | undefined =>
  isOffered(type) ? sheetsInPictures[type] : undefined
