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

/** Position of a blade's name: along the blade, near the tip, upright enough to be read. */
interface FanName {
  readonly x: number
  readonly y: number
  /** Degrees. */
  readonly turn: number
  /** Whether the text starts or ends at its position. */
  readonly anchor: 'start' | 'end'
  /** Paper or ink: has the contrast of large text on every blade; for small text see `textOn`. */
  readonly colour: string
}

/**
 * A fan of colours to hold against cloth. The rivet is at 0, 0; later blades lie on earlier ones.
 */
export interface ColourFan<Colour extends Swatch = Swatch> {
  readonly box: Box
  readonly blades: readonly FanBlade<Colour>[]
  /** Radius of the rivet hole. */
  readonly rivet: number
  /** SVG path data of the cord that hangs from the rivet. */
  readonly cord: string
}

/** From the rivet to the tip. */
const LENGTH = 300
const NECK_HALF_WIDTH = 11
const RIVET = 4.5
const CORD_LENGTH = 64
/** Factor by which a blade is wider than its share of the arc, so that the fan has no gaps. */
const OVERLAP = 1.16
/** Least half width of a blade when the fan is nearly closed. */
const LEAST_HALF_WIDTH = 14
const MARGIN = 3
/**
 * Angle to the right (degrees) beyond which a name that reads towards the rivet would be upside
 * down.
 */
const MOST_LEANING = 20

/**
 * Directions of the first and the last blade, in degrees from upright; positive is to the right.
 */
interface FanSpread {
  readonly from: number
  readonly to: number
}

/**
 * Spreads colours into a fan, from left to right. Without a spread, the fan is centred and upright.
 * Deterministic: the same colours give identical output on server and browser.
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
  const angleOf = (blade: number) => lerp(from, to, blade / (colours.length - 1))
  const angles = colours.map((_, blade) => angleOf(blade))
  const blades = colours.map((colour, i): FanBlade<Colour> => {
    const place = turnedBy(angleOf(i))
    // The next blade covers the right part of every blade except the last.
    const shift = i < colours.length - 1 ? -0.24 * halfWidth : 0
    const [x, y] = place([shift, -0.9 * LENGTH])
    const leansRight = angleOf(i) > MOST_LEANING
    return {
      colour,
      path: bladePath(place, halfWidth),
      name: {
        x: rounded(x),
        y: rounded(y),
        turn: rounded(angleOf(i) + (leansRight ? -90 : 90)),
        anchor: leansRight ? 'end' : 'start',
        colour: moreReadable(colour.hex, inks.paper, inks.ink),
      },
    }
  })
  const cord = `M0 ${RIVET}C3 ${rounded(0.4 * CORD_LENGTH)} -4 ${rounded(0.6 * CORD_LENGTH)} -2 ${CORD_LENGTH}`
  return { box: boxAround(angles, halfWidth), blades, rivet: RIVET, cord }
}

type Place = (point: Point) => Point

/** Returns a function that rotates points about the rivet; positive degrees lean to the right. */
function turnedBy(degrees: number): Place {
  const [cosine, sine] = [cos(radians(degrees)), sin(radians(degrees))]
  return ([x, y]) => [x * cosine - y * sine, x * sine + y * cosine]
}

/** Outlines a blade: narrow and round at the rivet, wide at the tip, with round corners. */
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

/** Rounds to a tenth; `+ 0` turns −0 into 0. */
const rounded = (value: number) => Math.round(value * 10) / 10 + 0
