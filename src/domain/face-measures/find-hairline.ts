import type { Point } from '#domain/faces/face.ts'
import type { Pixels } from '#domain/faces/pixels.ts'

/**
 * Where the search begins and ends, in shares of the way from the brows to the expected hairline. It
 * ends near it, since behind a fringe the next edge is that of the whole head.
 */
const FROM = 0.35
const SKIN_UNTIL = 0.6
const TO = 1.2
const STEPS = 120
/** Steps that must all differ from the skin, so that a single hair or a gleam is no hairline. */
const LASTING_STEPS = 8
/** Distance in red, green and blue from the forehead's skin that counts as hair. */
const LEAST_DIFFERENCE = 60

/**
 * Finds the hairline's middle: where colours along the line from the brows to the expected place
 * leave the skin of the forehead for good. Returns null if there is no such edge, as with a fringe,
 * a bald head, or hair of the skin's colour.
 */
export function findHairline(pixels: Pixels, brow: Point, expected: Point): Point | null {
  const along = (share: number): Point => ({
    x: brow.x + (expected.x - brow.x) * share,
    y: brow.y + (expected.y - brow.y) * share,
  })
  const steps = Array.from(
    { length: STEPS },
    (_, step) => FROM + ((TO - FROM) * step) / (STEPS - 1),
  )
  const seen = steps.flatMap((share) => {
    const colour = colourAt(pixels, along(share))
    return colour ? [{ share, colour }] : []
  })
  const skin = medianOf(seen.filter(({ share }) => share <= SKIN_UNTIL).map(({ colour }) => colour))
  if (!skin) return null
  const differs = seen.map(({ colour }) => difference(colour, skin) > LEAST_DIFFERENCE)
  const first = differs.findIndex(
    (_, at) =>
      at + LASTING_STEPS <= differs.length && differs.slice(at, at + LASTING_STEPS).every(Boolean),
  )
  const edge = seen[first]
  return edge && edge.share > SKIN_UNTIL ? along(edge.share) : null
}

type Colour = readonly [red: number, green: number, blue: number]

function colourAt({ width, height, data }: Pixels, { x, y }: Point): Colour | null {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return null
  const at = (row * width + column) * 4
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

const difference = (one: Colour, other: Colour) =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

function medianOf(colours: readonly Colour[]): Colour | null {
  if (colours.length === 0) return null
  const middle = (channel: 0 | 1 | 2) =>
    colours.map((colour) => colour[channel]).sort((a, b) => a - b)[
      Math.floor(colours.length / 2)
    ] ?? 0
  return [middle(0), middle(1), middle(2)]
}
