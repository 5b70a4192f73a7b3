import type { FaceContext } from './face-context.ts'

/** The shadow below the lip, the corners of a smile, a chin that stands out. */
export function drawAroundMouth(
  { sketch, head, face, put, detail }: FaceContext,
  width: number,
  rise: (x: number) => number,
  tall: number,
) {
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
    sketch.line(
      put([
        [x - side * 1, head.mouthY - up - 2.2],
        [x + side * 1.2, head.mouthY - up],
        [x + side * 0.2, head.mouthY - up + 2.2],
      ]),
      0.34,
      { opacity: 0.4 },
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
      sketch.line(
        put([
          [side * 15, head.noseY + 3],
          [side * 21, head.mouthY - 6],
          [side * 24, head.mouthY + 4],
        ]),
        0.32,
        { opacity: 0.07 * face.mouthDepth },
      )
    }
  }
}
