import sharp from 'sharp'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'

const HEIGHT_PX = 1_200
const WALL = '#e9dfd2'

/** A drawn portrait as a customer's photo: a JPEG, nobody in particular. */
export function demoPhoto(choices: PortraitChoices): Promise<Buffer> {
  const picture = { background: WALL, ...choices.picture }
  return sharp(Buffer.from(toSvg(drawPortrait(portraitOf({ ...choices, picture })))))
    .resize({ height: HEIGHT_PX })
    .jpeg({ quality: 86 })
    .toBuffer()
}
