import sharp from 'sharp'
import { drawPortrait } from '#domain/drawings/draw-portrait.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { toSvg } from '#domain/drawings/svg.ts'

/** Large enough to look at closely. */
export const PHOTO_HEIGHT_PX = 1_200
const WALL = '#e9dfd2'

/** In millimetres of the head, like a portrait. */
const PAPER = '<path d="M-92 132L92 126L104 300L-104 300Z" fill="#f7f6f2" stroke="#221c18"/>'

export interface DemoPhoto extends PortraitChoices {
  /** Shows white paper under the chin, for white balance. */
  readonly hasPaper?: true
}

/** Draws a portrait as a customer's photo (JPEG), `height` pixels high. */
export function demoPhoto({ hasPaper, ...choices }: DemoPhoto, height: number): Promise<Buffer> {
  const picture = { background: WALL, ...choices.picture }
  const svg = toSvg(drawPortrait(portraitOf({ ...choices, picture })))
  return sharp(Buffer.from(hasPaper ? svg.replace('</svg>', `${PAPER}</svg>`) : svg))
    .resize({ height })
    .jpeg({ quality: 86 })
    .toBuffer()
}
