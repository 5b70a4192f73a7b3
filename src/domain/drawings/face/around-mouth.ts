import type { FaceContext } from './face-context.ts'
import { drawFold } from './fold.ts'

/** Draws the shadow below the lip, the corners of a smile, and a protruding chin. */
export function drawAroundMouth(
  context: FaceContext,
  width: number,
  rise: (x: number) => number,
  tall: number,
) {
  const { sketch, head, face, put, detail } = context
  const below = head.mouthY + 8.9 * tall + 5.4
  const deep = 0.4 + 0.02 * Math.abs(face.chinDepth)
  sketch.line(
    put([
      [-6, below - 1],
      [0, below + 0.2],
      [6, below - 1],
    ]),
    0.3 + 0.02 * Math.max(0, face.chinDepth),
    { opacity: deep },
  )
  if (detail === 'thumbnail') return
  for (const side of [-1, 1]) {
    const up = -rise(side * 21)
    if (up < 2) continue
    const x = side * (width + 3)
    drawFold(
      context,
      [
        [x - side * 0.6, head.mouthY - up - 2],
        [x + side * 0.9, head.mouthY - up],
        [x + side * 0.1, head.mouthY - up + 2],
      ],
      { halfWidth: 0.26, opacity: 0.4 },
    )
  }
  if (face.chinDepth > 2) {
    const y = head.chinY - 10
    sketch.line(
      put([
        [-8, y + 2.4],
        [-3, y],
        [3, y],
        [8, y + 2.4],
      ]),
      0.35,
      { opacity: 0.05 * face.chinDepth },
    )
  } else if (face.chinDepth < -2) {
    sketch.line(
      put([
        [-14, head.chinY - 7],
        [0, head.chinY - 4],
        [14, head.chinY - 7],
      ]),
      0.35,
      { opacity: -0.05 * face.chinDepth },
    )
  }
  if (face.mouthDepth > 1) {
    for (const side of [-1, 1]) {
      drawFold(
        context,
        [
          [side * 18, head.noseY - 4],
          [side * 23.5, head.noseY + 3],
          [side * 27, head.mouthY - 8],
          [side * 27.5, head.mouthY - 2],
        ],
        { halfWidth: 0.3, opacity: Math.min(0.6, 0.1 * face.mouthDepth) },
      )
    }
  }
}
