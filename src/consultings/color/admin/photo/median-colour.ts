/** Canvas pixels: red, green, blue and alpha, each from 0 to 255. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

/** A position in a photo, in pixels from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const CIRCLE_PX = 24

/**
 * Returns the median of each channel within a circle, so that single hairs, pores and highlights do
 * not count. Pixels outside of the picture are ignored.
 */
export function medianColour({ width, height, data }: Pixels, centre: Point): string {
  const radius = CIRCLE_PX / 2
  const channels: [number[], number[], number[]] = [[], [], []]
  for (let y = firstOf(centre.y - radius); y < Math.min(height, centre.y + radius); y++) {
    for (let x = firstOf(centre.x - radius); x < Math.min(width, centre.x + radius); x++) {
      if (Math.hypot(x + 0.5 - centre.x, y + 0.5 - centre.y) > radius) continue
      channels.forEach((values, channel) => {
        values.push(data[(y * width + x) * 4 + channel] ?? 0)
      })
    }
  }
  return `#${channels.map(medianOf).map(inHex).join('')}`
}

const firstOf = (edge: number) => Math.max(0, Math.floor(edge))

const medianOf = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

const inHex = (channel: number) => channel.toString(16).padStart(2, '0')

/** Clamps a position so that the whole circle is inside the picture. */
export const pointWithin = ({ width, height }: Pick<Pixels, 'width' | 'height'>, point: Point) => ({
  x: clamped(point.x, width),
  y: clamped(point.y, height),
})

const clamped = (value: number, size: number) =>
  Math.max(CIRCLE_PX / 2, Math.min(size - CIRCLE_PX / 2, Math.round(value)))
