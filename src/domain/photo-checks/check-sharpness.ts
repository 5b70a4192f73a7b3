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
function grey(pixels: Pixels, box: Box): Float32Array {
  const out = new Float32Array(SIDE * SIDE)
  const samples = Math.min(MAX_SAMPLES, Math.max(1, Math.round(box.width / SIDE)))
  for (let at = 0; at < out.length; at++) {
    let sum = 0
    for (let sample = 0; sample < samples * samples; sample++) {
      const right = (at % SIDE) + ((sample % samples) + 0.5) / samples
      const down = Math.floor(at / SIDE) + (Math.floor(sample / samples) + 0.5) / samples
      const x = box.left + (right / SIDE) * box.width
      const y = box.top + (down / SIDE) * box.height
      sum += lumaBetween(pixels, x, y)
    }
    out[at] = sum / (samples * samples)
  }
  return out
}

/** Luma at a place, mixed from its four neighbours. */
function lumaBetween(pixels: Pixels, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)]
  const [right, down] = [x - 0.5 - left, y - 0.5 - top]
  const at = (column: number, row: number) => {
    const inside =
      Math.min(pixels.height - 1, Math.max(0, row)) * pixels.width +
      Math.min(pixels.width - 1, Math.max(0, column))
    const channel = (index: number) => pixels.data[inside * 4 + index] ?? 0
    return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
  }
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return upper * (1 - down) + lower * down
}

/** Variance of each pixel's difference from its four neighbours. */
export function laplacianVariance(luma: Float32Array): number {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = SIDE; at < luma.length - SIDE; at++) {
    if (at % SIDE === 0 || at % SIDE === SIDE - 1) continue
    // Checking each index would take several times as long as all the rest.
    const lumaAt = (index: number) => luma[index] ?? 0
    const edge =
      lumaAt(at - 1) + lumaAt(at + 1) + lumaAt(at - SIDE) + lumaAt(at + SIDE) - 4 * lumaAt(at)
    sum += edge
    squares += edge * edge
    count += 1
  }
  return squares / count - (sum / count) ** 2
}
