import { itemAt } from '#domain/collections/lists.ts'
import type { Pixels } from '#domain/faces/pixels.ts'
import { photoLimits } from './limits.ts'
import { checkOf, type PhotoCheck } from './photo-check.ts'
import type { Box } from './sample.ts'

/** Side of the square on which sharpness is measured: blur counts in relation to the face. */
const SIDE = 256
/** Samples per pixel and direction that are averaged at most. */
const MAX_SAMPLES = 4

/** Checks that a face, or the whole picture without one, is sharp. */
export function checkSharpness(pixels: Pixels, face: Box | null): PhotoCheck {
  const { minFaceSharpness, minPictureSharpness } = photoLimits
  const variance = laplacianVariance(grey(pixels, face ?? squareIn(pixels)))
  const isBlurred = variance < (face ? minFaceSharpness : minPictureSharpness)
  return checkOf('sharpness', variance, isBlurred ? 'blurred' : null)
}

/** The largest square in the middle of a picture. */
function squareIn({ width, height }: Pixels): Box {
  const side = Math.min(width, height)
  return { left: (width - side) / 2, top: (height - side) / 2, width: side, height: side }
}

/** A box scaled to a square of luma; smaller boxes are enlarged smoothly. */
function grey({ data, width, height }: Pixels, box: Box): Float32Array {
  const out = new Float32Array(SIDE * SIDE)
  const samples = Math.min(MAX_SAMPLES, Math.max(1, Math.round(box.width / SIDE)))
  const columns = placesAlong(box.left, box.width, width, SIDE * samples)
  const rows = placesAlong(box.top, box.height, height, SIDE * samples)
  for (const [row, { before: above, after: below, share: down }] of rows.entries()) {
    let at = Math.floor(row / samples) * SIDE
    // A million times per photo: array methods and closures would block the page for a second.
    for (let column = 0; column < columns.length; at++) {
      let sum = 0
      for (const last = column + samples; column < last; column++) {
        const { before: left, after: right, share } = itemAt(columns, column)
        const upper = lumaAt(data, above * width + left) * (1 - share)
        const lower = lumaAt(data, below * width + left) * (1 - share)
        sum += (upper + lumaAt(data, above * width + right) * share) * (1 - down)
        sum += (lower + lumaAt(data, below * width + right) * share) * down
      }
      out[at] = (out[at] ?? 0) + sum / (samples * samples)
    }
  }
  return out
}

/** Place between two neighbouring rows or columns of pixels. */
interface Place {
  readonly before: number
  readonly after: number
  /** How far it is from `before`, 0 to 1. */
  readonly share: number
}

/** Even places along a side of a box, each at the middle of its part. */
function placesAlong(start: number, length: number, end: number, count: number): Place[] {
  const inside = (at: number) => Math.min(end - 1, Math.max(0, at))
  return Array.from({ length: count }, (_, index) => {
    const place = start + ((index + 0.5) / count) * length - 0.5
    const before = Math.floor(place)
    return { before: inside(before), after: inside(before + 1), share: place - before }
  })
}

function lumaAt(data: Uint8ClampedArray, pixel: number): number {
  const [red, green, blue] = [data[pixel * 4], data[pixel * 4 + 1], data[pixel * 4 + 2]]
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Variance of each pixel's difference from its four neighbours. */
export function laplacianVariance(luma: Float32Array): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = SIDE; at < luma.length - SIDE; at++) {
    if (at % SIDE === 0 || at % SIDE === SIDE - 1) continue
    // Checking each index would take several times as long as all the rest.
    const value = (index: number) => luma[index] ?? 0
    const edge = value(at - 1) + value(at + 1) + value(at - SIDE) + value(at + SIDE) - 4 * value(at)
    sum += edge
    squares += edge * edge
    count += 1
  }
  return squares / count - (sum / count) ** 2
}
