import { moreReadable } from '#domain/colours/contrast.ts'
import { inks } from '#domain/drawings/colour.ts'
import type { Box } from '#domain/drawings/drawing.ts'
import { cos, sin } from '#domain/drawings/geometry/deterministic-math.ts'
import { lerp, radians } from '#domain/drawings/geometry/numbers.ts'
import type { Point } from '#domain/drawings/geometry/polyline.ts'
import type { Swatch } from './swatch.ts'

/** One blade of a fan. */
export interface FanBlade<Colour extends Swatch = Swatch> {
  readonly colour: Colour
  /** SVG path data. */
  readonly path: string
  readonly name: FanName
}

/** Where the name of a blade stands: along it, near the tip, upright enough to be read. */
export interface FanName {
  readonly x: number
  readonly y: number
  /** Degrees. */
  readonly turn: number
  /** Whether the name begins at its place or ends there. */
  readonly anchor: 'start' | 'end'
  /** Paper or ink: reads as large text on every blade, as small text where `textOn` says so. */
  readonly colour: string
}

/** A fan of colours to hold against cloth. The rivet is at 0, 0; a later blade lies on an earlier one. */
export interface ColourFan<Colour extends Swatch = Swatch> {
  readonly box: Box
  readonly blades: readonly FanBlade<Colour>[]
  /** Radius of the rivet. */
  readonly rivet: number
  /** SVG path data of the cord that hangs from it. */
  readonly cord: string
}

/** From the rivet to the tip. */
const LENGTH = 300
const NECK_HALF_WIDTH = 11
const RIVET = 4.5
const CORD_LENGTH = 64
/** How much wider a blade is than the room it has, so that the fan has no holes. */
const OVERLAP = 1.16
/** Of a closed fan, in which only edges are seen. */
const LEAST_HALF_WIDTH = 14
const MARGIN = 3
/** Degrees to the right beyond which a name that runs to the rivet would stand on its head. */
const MOST_LEANING = 20

/** The directions of the first blade and the last, in degrees from upright; to the right is positive. */
export interface FanSpread {
  readonly from: number
  readonly to: number
}

/**
 * Spreads colours into a fan, from left to right, unless told otherwise upright in its middle. The same
 * colours give the same fan, byte for byte, on server and in browser.
 *
 * @throws RangeError for fewer than two colours.
 */
export function colourFan<Colour extends Swatch>(
  colours: readonly Colour[],
  { from, to }: FanSpread = { from: -74, to: 74 },
): ColourFan<Colour> {
  if (colours.length < 2) throw new RangeError('a fan has at least two blades')
  const step = (to - from) / (colours.length - 1)
  const halfWidth = Math.max(LEAST_HALF_WIDTH, (LENGTH * radians(step) * OVERLAP) / 2)
  const angles = colours.map((_, i) => lerp(from, to, i / (colours.length - 1)))
  const blades = colours.map((colour, i): FanBlade<Colour> => {
    const place = turnedBy(angles[i]!)
    // Its right part lies below the next blade, but for the last one.
    const shift = i < colours.length - 1 ? -0.24 * halfWidth : 0
    const [x, y] = place([shift, -0.9 * LENGTH])
    const leansRight = angles[i]! > MOST_LEANING
    return {
      colour,
      path: bladePath(place, halfWidth),
      name: {
        x: rounded(x),
        y: rounded(y),
        turn: rounded(angles[i]! + (leansRight ? -90 : 90)),
        anchor: leansRight ? 'end' : 'start',
        colour: moreReadable(colour.hex, inks.paper, inks.ink),
      },
    }
  })
  const cord = `M0 ${RIVET}C3 ${rounded(0.4 * CORD_LENGTH)} -4 ${rounded(0.6 * CORD_LENGTH)} -2 ${CORD_LENGTH}`
  return { box: boxAround(angles, halfWidth), blades, rivet: RIVET, cord }
}

type Place = (point: Point) => Point

/** Turns what points upwards from the rivet; positive degrees lean to the right. */
function turnedBy(degrees: number): Place {
  const [cosine, sine] = [cos(radians(degrees)), sin(radians(degrees))]
  return ([x, y]) => [x * cosine - y * sine, x * sine + y * cosine]
}

/** Narrow and round at the rivet, wide at the tip, with round corners. */
function bladePath(place: Place, halfWidth: number): string {
  const corner = 0.42 * halfWidth
  const side = halfWidth - NECK_HALF_WIDTH
  const belowCorner = halfWidth - (side * corner) / LENGTH
  const at = (x: number, y: number) => place([x, y]).map(rounded).join(' ')
  return (
    `M${at(-NECK_HALF_WIDTH, 0)}` +
    `L${at(-belowCorner, -LENGTH + corner)}` +
    `Q${at(-halfWidth, -LENGTH)} ${at(-halfWidth + corner, -LENGTH - 1)}` +
    `Q${at(0, -LENGTH - 4)} ${at(halfWidth - corner, -LENGTH - 1)}` +
    `Q${at(halfWidth, -LENGTH)} ${at(belowCorner, -LENGTH + corner)}` +
    `L${at(NECK_HALF_WIDTH, 0)}` +
    `A${NECK_HALF_WIDTH} ${NECK_HALF_WIDTH} 0 0 1 ${at(-NECK_HALF_WIDTH, 0)}Z`
  )
}

function boxAround(angles: readonly number[], halfWidth: number): Box {
  const corners = angles.flatMap((angle) =>
    [-halfWidth, 0, halfWidth].map((x) => turnedBy(angle)([x, -LENGTH - 4])),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const left = Math.floor(Math.min(...xs, -NECK_HALF_WIDTH) - MARGIN)
  const top = Math.floor(Math.min(...ys) - MARGIN)
  const right = Math.ceil(Math.max(...xs, NECK_HALF_WIDTH) + MARGIN)
  const bottom = Math.ceil(Math.max(...ys, CORD_LENGTH) + MARGIN)
  return { left, top, width: right - left, height: bottom - top }
}

/** To a tenth, and never −0. */
const rounded = (value: number) => Math.round(value * 10) / 10 + 0
