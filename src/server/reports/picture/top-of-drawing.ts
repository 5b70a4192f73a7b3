import sharp from 'sharp'
import type { Drawing } from '#domain/drawings/drawing.ts'
import { toSvg } from '#domain/drawings/svg.ts'

/** Single hairs this faint are not seen. */
const FAINTEST = 8
const CHANNELS = 4

/**
 * How far up a drawing reaches, in its millimetres, to one of them: how high hair stands follows from
 * its locks and not from any one parameter. Empty drawings reach to the middle of their frame.
 */
export async function topOfDrawing(drawing: Drawing): Promise<number> {
  const { top, height } = drawing.box
  const { data, info } = await sharp(Buffer.from(toSvg(drawing)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const first = data.findIndex((value, at) => at % CHANNELS === CHANNELS - 1 && value > FAINTEST)
  if (first < 0) return top + height / 2
  const row = Math.floor(first / CHANNELS / info.width)
  return top + (row * height) / info.height - 1
}
