import { inks, mixed } from '../colour.ts'
import { sin } from '../geometry/deterministic-math.ts'
import type { Point } from '../geometry/polyline.ts'
import { blendAround, powderOn, softLayers } from './blend.ts'
import type { FaceContext } from './face-context.ts'

/** Draws nostril, blush, freckles and folds of a profile. */
export function drawProfileCheek(context: FaceContext) {
  const { sketch, face, head, skin, manly, detail } = context
  const y = head.noseY
  const isBlended = face.makeUp === 'blended'
  const wide = face.nose === 'broad' ? 1.6 : 0
  sketch.line(
    [
      [-84 + wide, y - 12],
      [-81 + wide, y - 6],
      [-84, y - 1],
      [-89, y - 1.6],
    ],
    0.55,
  )
  if (face.cheekColour && isBlended)
    blendAround(
      sketch,
      [-50, 31],
      { rx: 22, ry: 13, leaning: 24 },
      {
        ...powderOn(skin, face.cheekColour),
        layers: 2 * softLayers[detail],
      },
    )
  else if (face.cheekColour)
    for (const size of [20, 14, 8])
      sketch.ellipse([-52, 33], size, size * 0.6, { fill: face.cheekColour, opacity: 0.2 }, 18)
  const strength = (face.blush / 100) * (1 - manly * 0.85)
  if (!isBlended && strength > 0.13 && detail !== 'thumbnail') {
    const strokes = Array.from({ length: 7 }, (_, i): Point[] => {
      const bow = 3 * sin((i / 6) * Math.PI)
      return [
        [-57 + i * 3.6, 29 - bow],
        [-61 + i * 3.6, 37 + bow],
      ]
    })
    sketch.lines(strokes, 0.4, {
      colour: face.cheekColour ?? inks.clay,
      opacity: Math.min(0.75, 0.95 * strength),
    })
  }
  const freckles = Array.from(
    { length: Math.round((face.freckles / 100) * 16) },
    (_, i): Point => [-78 + ((i * 11) % 34), 18 + ((i * 7) % 17)],
  )
  sketch.dots(freckles, 1, { colour: mixed(inks.clay, inks.ink, 0.3), opacity: 0.55 })
  if (face.cheekFullness >= 25)
    sketch.line(
      [
        [-50, 52],
        [-45, 62],
        [-47, 71],
      ],
      0.36,
      { opacity: face.cheekFullness / 220 },
    )
  if (face.chinDepth > 2)
    sketch.line(
      [
        [-80, head.chinY - 18],
        [-78, head.chinY - 14],
      ],
      0.4,
      { opacity: 0.5 },
    )
}
