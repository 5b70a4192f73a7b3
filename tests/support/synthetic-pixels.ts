import type { Pixels } from '#domain/faces/pixels.ts'

type Colour = readonly [red: number, green: number, blue: number]

/** A picture whose colours a function gives. */
export function picture(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Colour,
): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    data.set([...colourAt(at % width, Math.floor(at / width)), 255], at * 4)
  }
  return { width, height, data }
}

export const grey = (value: number): Colour => [value, value, value]
