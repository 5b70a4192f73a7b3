import { itemAt } from '#domain/collections/lists.ts'
import { type Lab, labOf } from '#domain/colours/spaces.ts'
import type { Face, Point } from '#domain/faces/face.ts'
import type { Pixels } from '#domain/faces/pixels.ts'

/** A mean sRGB colour, each channel from 0 to 255. */
export interface Rgb {
  readonly red: number
  readonly green: number
  readonly blue: number
}

/** Places sampled on the whole picture, per direction. */
const GRID = 64

/** Colour of the pixel at a place; null outside of the picture. */
export function pixelAt({ width, height, data }: Pixels, { x, y }: Point): Rgb | null {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return null
  const at = (row * width + column) * 4
  return { red: itemAt(data, at), green: itemAt(data, at + 1), blue: itemAt(data, at + 2) }
}

/** Colours of a picture on an even grid within a box; places outside of the picture are left out. */
export function gridColours(
  pixels: Pixels,
  box: Box = { left: 0, top: 0, width: pixels.width, height: pixels.height },
): Rgb[] {
  const colours: Rgb[] = []
  for (let at = 0; at < GRID * GRID; at++) {
    const x = box.left + (((at % GRID) + 0.5) / GRID) * box.width
    const y = box.top + ((Math.floor(at / GRID) + 0.5) / GRID) * box.height
    const colour = pixelAt(pixels, { x, y })
    if (colour) colours.push(colour)
  }
  return colours
}

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Colours of skin around points of a face, each the mean of a small square; null outside. */
export function coloursAt(
  pixels: Pixels,
  face: Face,
  points: readonly number[],
  radius: number,
): Lab[] {
  return points.flatMap((index) => {
    const { x, y } = itemAt(face.points, index)
    const box = { left: x - radius, top: y - radius, width: 2 * radius, height: 2 * radius }
    const colours = squareColours(pixels, box)
    return colours.length === 0 ? [] : [labOfRgb(meanOf(colours))]
  })
}

function squareColours(pixels: Pixels, box: Box): Rgb[] {
  const steps = 5
  return Array.from({ length: steps * steps }, (_, at) =>
    pixelAt(pixels, {
      x: box.left + (((at % steps) + 0.5) / steps) * box.width,
      y: box.top + ((Math.floor(at / steps) + 0.5) / steps) * box.height,
    }),
  ).filter((colour) => colour !== null)
}

function meanOf(colours: readonly Rgb[]): Rgb {
  const mean = (key: keyof Rgb) =>
    colours.reduce((sum, colour) => sum + colour[key], 0) / colours.length
  return { red: mean('red'), green: mean('green'), blue: mean('blue') }
}

export function labOfRgb({ red, green, blue }: Rgb): Lab {
  const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0')
  return labOf(`#${hex(red)}${hex(green)}${hex(blue)}`)
}

/** Mean of CIELAB colours. */
export function meanLab(colours: readonly Lab[]): Lab {
  const mean = (key: keyof Lab) =>
    colours.reduce((sum, colour) => sum + colour[key], 0) / colours.length
  return { lightness: mean('lightness'), a: mean('a'), b: mean('b') }
}

/** Lightness as the eye weighs it in sRGB, 0 to 255. */
export const lumaOf = ({ red, green, blue }: Rgb): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue

/** CIELAB lightness of a grey with the same luma: exact for greys, close for other colours. */
export function lightnessOfLuma(luma: number): number {
  const value = luma / 255
  const light = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  return light > 216 / 24389 ? 116 * Math.cbrt(light) - 16 : (light * 24389) / 27
}
