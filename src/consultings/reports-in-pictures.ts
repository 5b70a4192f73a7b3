import { colorInPicture } from '#consultings/color/picture.ts'
import { hairInPicture } from '#consultings/hair/picture.ts'
import { isOffered, type KindName } from '#consultings/kinds.ts'
import type { ReportInPicture } from '#consultings/report-in-picture.ts'

const reportsInPictures: Readonly<Record<KindName, ReportInPicture>> = {
  HAIR_CONSULTING: hairInPicture,
  SKIN_CONSULTING: colorInPicture,
}

/** Returns a kind's shared picture; undefined for unknown kinds. */
export const reportInPicture = (type: string): ReportInPicture | undefined =>
  isOffered(type) ? reportsInPictures[type] : undefined
