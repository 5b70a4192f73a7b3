import type { Point } from '#domain/faces/face.ts'
import type { Pixels } from '#domain/faces/pixels.ts'

/** A square part of a picture. It may reach beyond the picture, where everything counts as black. */
export interface Crop {
  readonly centre: Point
  /** In pixels of the picture. */
  readonly side: number
  /** How far it is turned clockwise, in radians. */
  readonly angle: number
}

/** Points per pixel and direction that are averaged at most, where a part is made much smaller. */
const MAX_SAMPLES = 3

/** The square around a whole picture. */
export const wholePicture = ({ width, height }: Pixels): Crop => ({
  centre: { x: width / 2, y: height / 2 },
  side: Math.max(width, height),
  angle: 0,
})

/** Converts a point of a crop that was scaled to `side` pixels into the picture's. */
export function toPicture(
  { centre, side: from, angle }: Crop,
  side: number,
  { x, y }: Point,
): Point {
  const scale = from / side
  const [right, down] = [(x - side / 2) * scale, (y - side / 2) * scale]
  return {
    x: centre.x + right * Math.cos(angle) - down * Math.sin(angle),
    y: centre.y + right * Math.sin(angle) + down * Math.cos(angle),
  }
}

/**
 * Returns a crop scaled to `side` pixels: red, green and blue of each pixel, 0 to 1, by rows. Millions
 * of points are read: nothing is allocated for each, which would take several times as long.
 */
export function sampleCrop(pixels: Pixels, crop: Crop, side: number): Float32Array {
  const colours = new Float32Array(side * side * 3)
  const samples = Math.min(MAX_SAMPLES, Math.max(1, Math.round(crop.side / side)))
  const share = 1 / (samples * samples * 255)
  const first = toPicture(crop, side, { x: 0.5 / samples, y: 0.5 / samples })
  const step = crop.side / side / samples
  const [along, across] = [step * Math.cos(crop.angle), step * Math.sin(crop.angle)]
  for (let row = 0; row < side * samples; row++) {
    for (let column = 0; column < side * samples; column++) {
      const at = Math.floor(row / samples) * side + Math.floor(column / samples)
      const x = first.x + column * along - row * across
      const y = first.y + column * across + row * along
      addColour(colours, at * 3, pixels, x, y, share)
    }
  }
  return colours
}

/** Adds a share of the colour at a point, mixed from its four neighbours. */
function addColour(
  colours: Float32Array,
  at: number,
  pixels: Pixels,
  x: number,
  y: number,
  share: number,
) {
  const left = Math.floor(x - 0.5)
  const top = Math.floor(y - 0.5)
  const right = x - 0.5 - left
  const down = y - 0.5 - top
  addPixel(colours, at, pixels, left, top, (1 - right) * (1 - down) * share)
  addPixel(colours, at, pixels, left + 1, top, right * (1 - down) * share)
  addPixel(colours, at, pixels, left, top + 1, (1 - right) * down * share)
  addPixel(colours, at, pixels, left + 1, top + 1, right * down * share)
}

function addPixel(
  colours: Float32Array,
  at: number,
  { width, height, data }: Pixels,
  x: number,
  y: number,
  share: number,
) {
  if (x < 0 || y < 0 || x >= width || y >= height) return
  const from = (y * width + x) * 4
  for (let channel = 0; channel < 3; channel++) {
    // Checking each index would take several times as long as all the rest.
    colours[at + channel] = (colours[at + channel] ?? 0) + (data[from + channel] ?? 0) * share
  }
}
