import { type Drawing, type DrawingColour, line, type Stroke } from './drawing.ts'
import { half, type Point, spline } from './path.ts'
import { seededRandom } from './seeded-random.ts'

const WIDTH = 1200
const HEIGHT = 480
const STEPS = 5
/** Strands begin and end outside of the picture. */
const BEYOND = 60
const CLAY_SHARE = 0.1

export interface StrandFieldOptions {
  readonly strands?: number
  /** The same seed draws the same hair. */
  readonly seed?: number
  readonly colour?: DrawingColour
}

/** Hair from so near that it fills the picture: a lock that bends, closes and opens on its way. */
export function strandField(options: StrandFieldOptions = {}): Drawing {
  const { strands = 48, seed = 7, colour = 'ink' } = options
  const random = seededRandom(seed)
  const lock = {
    phase: random() * Math.PI * 2,
    bend: 0.16 + random() * 0.12,
    turns: 0.7 + random() * 0.7,
  }

  const strokes = Array.from({ length: strands }, (_, at): Stroke => {
    const place = (at + 0.5 + (random() - 0.5) * 1.4) / strands
    const drift = (random() - 0.5) * 34
    const own = random() * Math.PI * 2
    const points = Array.from({ length: STEPS + 1 }, (_, step): Point => {
      const share = step / STEPS
      const wave = Math.sin(lock.phase + share * lock.turns * Math.PI * 2)
      const openness = 0.95 + 0.4 * Math.cos(lock.phase * 1.7 + share * Math.PI * 1.6)
      const middle = HEIGHT * (0.5 + lock.bend * wave)
      const swing = drift * Math.sin(own + share * Math.PI * 2)
      return [
        -BEYOND + share * (WIDTH + 2 * BEYOND),
        middle + (place - 0.5) * HEIGHT * openness + swing,
      ]
    })
    return line(spline(points, half), {
      stroke: random() < CLAY_SHARE ? 'clay' : colour,
      width: Math.round(8 + random() * 15) / 10,
      opacity: Math.round(5 + random() * 5) / 10,
    })
  })
  return { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, strokes }
}
