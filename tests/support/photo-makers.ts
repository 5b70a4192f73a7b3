import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'
import type { Pixels } from '#domain/faces/pixels.ts'

/** Portrait of the astronaut Eileen Collins by NASA, in the public domain, see `tests/pictures`. */
const PORTRAIT = join(import.meta.dirname, '../pictures/astronaut.jpg')
/** Part of it around the head, in pixels. */
const HEAD = { left: 92, top: 0, width: 270, height: 340 }
/** Longest side to which that part is enlarged, as a phone's photo is scaled down to be judged. */
const LONGEST_SIDE = 1_020

/** The whole portrait, 512 × 512 pixels. */
export const wholePortrait = () => sharp(PORTRAIT)

/**
 * The head as a customer would take it, 810 × 1020 pixels. `change` is applied before it is enlarged,
 * on a picture with a face 98 pixels wide.
 */
export async function head(
  change: (picture: Sharp) => Sharp | Promise<Sharp> = (it) => it,
): Promise<Sharp> {
  const cropped = await bytesOf(sharp(PORTRAIT).extract(HEAD))
  const changed = await bytesOf(await change(sharp(cropped)))
  return sharp(changed).resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside' })
}

/** Multiplies each channel, which changes light or gives a cast. */
export const times =
  (red: number, green = red, blue = red) =>
  (picture: Sharp) =>
    picture.removeAlpha().linear([red, green, blue], [0, 0, 0])

/** Lays shapes of SVG over a picture, given in its pixels. */
export const withShapes = (shapes: string) => async (picture: Sharp) => {
  const { width, height } = await picture.metadata()
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`
  return picture.composite([{ input: Buffer.from(svg) }])
}

/** A drawn person on a plain ground. */
export const drawn = (choices: PortraitChoices): Sharp =>
  fromSvg(toSvg(drawPortrait(portraitOf(choices))))

export const fromSvg = (svg: string): Sharp =>
  sharp(Buffer.from(svg), { density: 144 })
    .flatten({ background: '#d9d4cc' })
    .resize({ width: 800, height: 1000, fit: 'contain', background: '#d9d4cc' })

export async function pixelsIn(picture: Sharp): Promise<Pixels> {
  // Stage by stage: sharp would otherwise reorder them.
  const { data, info } = await sharp(await bytesOf(picture))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

/** A picture between two stages; compressing it would take longer than judging it. */
const bytesOf = (picture: Sharp) => picture.png({ compressionLevel: 0 }).toBuffer()
