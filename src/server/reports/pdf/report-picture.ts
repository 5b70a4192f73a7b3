import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import type { Drawing } from '#domain/drawings/drawing.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { mediaKeyOf } from '#domain/media/media-address.ts'
import { readForPrint } from '#server/platform/pictures.ts'
import type { ReadableStorage } from '#server/ports/object-storage.ts'
import { type Box, drawDrawing } from './draw-drawing.ts'
import { inks, type Paper } from './paper.ts'
import { tagged } from './tags.ts'

const MAX_SIDE_PX = 1_200

export type ReportPicture =
  | { readonly kind: 'drawing'; readonly drawing: Drawing }
  | { readonly kind: 'photo'; readonly jpeg: Buffer }

/**
 * Returns an uploaded picture, scaled down for print; the drawn portrait if there is none, if its
 * URL is not ours, or if it cannot be read.
 */
export async function reportPicture(
  storage: ReadableStorage,
  url: string | null,
  portrait: PortraitChoices,
): Promise<ReportPicture> {
  const key = url === null ? null : mediaKeyOf(url)
  const file = key ? await storage.get(key) : null
  const jpeg = file && (await readForPrint(file, { side: MAX_SIDE_PX, paper: inks.paper }))
  return jpeg
    ? { kind: 'photo', jpeg }
    : { kind: 'drawing', drawing: drawPortrait(portraitOf(portrait)) }
}

/** Draws a picture on a background, clipped by its edges, with a text alternative. */
export function drawPicture(paper: Paper, picture: ReportPicture, box: Box, alt: string) {
  paper.fillOpacity(1).rect(box.x, box.y, box.width, box.height).fill(inks.fill)
  if (picture.kind === 'drawing') {
    const inner = { ...box, y: box.y + 14, height: box.height - 14 }
    return drawDrawing(paper, picture.drawing, inner, alt)
  }
  paper.save()
  paper.rect(box.x, box.y, box.width, box.height).clip()
  const options = { align: 'center', valign: 'center' } as const
  const cover: [number, number] = [box.width, box.height]
  tagged(paper, 'Figure', () => paper.image(picture.jpeg, box.x, box.y, { cover, ...options }), {
    alt,
  })
  paper.restore()
}
