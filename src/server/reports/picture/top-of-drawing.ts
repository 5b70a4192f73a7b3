import sharp from 'sharp'
import type { Drawing } from '#domain/drawings/drawing.ts'
import { toSvg } from '#domain/drawings/svg.ts'

/** Alpha below which single hairs are invisible. */
const FAINTEST = 8
const CHANNELS = 4

/**
 * Returns the top of a drawing to within a millimetre, in its own millimetres: it depends on all
 * locks of hair and not on a single parameter. For an empty drawing, the middle of its frame.
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
