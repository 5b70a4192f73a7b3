import sharp from 'sharp'
import { reportInPicture } from '#consultings/reports-in-pictures.ts'
import type { Report } from '#contract/reports.ts'
import type { Language } from '#domain/languages/languages.ts'
import { sharedName } from '#domain/names/shared-name.ts'
import { sharePictureSvg } from './share-picture.ts'

/** Draws a sheet as a PNG to share. Null for a kind without a picture. */
export async function sharePictureFile(
  report: Report,
  language: Language,
): Promise<Uint8Array | null> {
  const inPicture = reportInPicture(report.consulting_type)
  if (!inPicture) return null
  const svg = await sharePictureSvg(
    sharedName(report.customer_name),
    inPicture.of(report, language),
  )
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}
