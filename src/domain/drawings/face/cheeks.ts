import { itemAt } from '#domain/collections/lists.ts'
import { inks } from '../colour.ts'
import { sin } from '../geometry/deterministic-math.ts'
import { seededRandom } from '../geometry/random.ts'
import { blendAround, powderOn, softLayers } from './blend.ts'
import type { FaceContext, Spot } from './face-context.ts'

const FRECKLE = '#8a5a3c'

/** Draws the cheeks: a tint if one is chosen, and a few pencil strokes. */
export function drawCheeks(context: FaceContext) {
  const { face, isTurned } = context
  for (const side of [-1, 1] as const) {
    if (isTurned && side < 0) continue
    if (face.makeUp === 'blended') drawPowder(context, side)
    else {
      if (face.cheekColour) drawTint(context, side, face.cheekColour)
      drawPencil(context, side)
    }
    drawFullness(context, side)
  }
  drawFreckles(context)
}

function drawTint({ sketch, put }: FaceContext, side: 1 | -1, colour: string) {
  const middle = itemAt(put([[side * 44, 33]]), 0)
  for (const [size, opacity] of [
    [23, 0.16],
    [17, 0.2],
    [11, 0.24],
  ] as const) {
    sketch.ellipse(middle, size, size * 0.6, { fill: colour, opacity }, -20 * side)
  }
}

/** Draws powder from the apple of the cheek up to the temple. */
function drawPowder({ sketch, put, face, skin, detail }: FaceContext, side: 1 | -1) {
  if (!face.cheekColour) return
  const middle = itemAt(put([[side * 46, 30]]), 0)
  blendAround(
    sketch,
    middle,
    { rx: 23, ry: 13, leaning: -26 * side },
    {
      ...powderOn(skin, face.cheekColour),
      layers: 2 * softLayers[detail],
    },
  )
}

function drawPencil({ sketch, face, manly, detail, put }: FaceContext, side: 1 | -1) {
  const strength = (face.blush / 100) * (1 - manly * 0.85)
  if (strength < 0.13 || detail === 'thumbnail') return
  const strokes = Array.from({ length: 7 }, (_, i) => {
    const [x, bow] = [34 + i * 3.4, 3 * sin((i / 6) * Math.PI)]
    return put([
      [side * (x + 2), 30 - bow],
      [side * (x - 3), 37 + bow],
    ])
  })
  sketch.lines(strokes, 0.4, {
    colour: face.cheekColour ?? inks.clay,
    opacity: Math.min(0.75, 0.95 * strength),
  })
}

function drawFullness({ sketch, face, head, put }: FaceContext, side: 1 | -1) {
  if (face.cheekFullness < 25) return
  const x = head.jaw - 13
  sketch.line(
    put([
      [side * (x + 5), 50],
      [side * x, 59],
      [side * (x + 1), 68],
    ]),
    0.36,
    { opacity: face.cheekFullness / 220 },
  )
}

function drawFreckles({ sketch, face, put, isTurned, detail }: FaceContext) {
  const count = Math.round((face.freckles / 100) * (detail === 'thumbnail' ? 8 : 34))
  const random = seededRandom(3)
  const spots = Array.from({ length: count }, (): Spot => {
    const x = (random() + random() - 1) * 47
    return [x, 17 + random() * 21 - 6 * Math.abs(x / 47)]
  })
  const seen = put(spots.filter(([x]) => !isTurned || x > -28))
  sketch.dots(
    seen.filter((_, i) => i % 2),
    0.8,
    { colour: FRECKLE, opacity: 0.55 },
  )
  sketch.dots(
    seen.filter((_, i) => i % 2 === 0),
    1.3,
    { colour: FRECKLE, opacity: 0.5 },
  )
}
