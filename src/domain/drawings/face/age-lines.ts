import type { FaceContext } from './face-context.ts'
import { drawFold } from './fold.ts'

/** Draws lines of age beside nose and mouth, on the forehead and below the cheekbones. */
export function drawAgeLines(context: FaceContext) {
  if (context.detail === 'thumbnail' && !context.isOlder) return
  for (const side of context.isTurned ? ([1] as const) : ([-1, 1] as const)) {
    if (context.isOlder) drawOlderSide(context, side)
    else if (context.face.expression === 'smile' && !context.isYoung) drawSmileSide(context, side)
  }
  if (context.isOlder) drawForehead(context)
}

function drawOlderSide(context: FaceContext, side: 1 | -1) {
  const { sketch, head, face, put } = context
  const { noseY, mouthY, chinY, jaw, jawY } = head
  drawFold(
    context,
    [
      [side * 17, noseY - 9],
      [side * 22, noseY - 0.5],
      [side * 28.5, noseY + 9],
      [side * 30.5, mouthY - 3],
    ],
    { halfWidth: 0.4, opacity: 0.6 },
  )
  if (face.expression === 'calm')
    drawFold(
      context,
      [
        [side * 23.6, mouthY + 4],
        [side * 25.2, mouthY + 9],
        [side * 24.8, mouthY + 14],
      ],
      { halfWidth: 0.26, opacity: 0.42 },
    )
  // The jowl, and the hollow below the cheekbone.
  if (!context.isTurned)
    sketch.line(
      put([
        [side * (jaw - 12), jawY + 4],
        [side * (jaw - 17), (jawY + chinY) / 2 + 3],
        [side * (jaw - 22), chinY - 9],
      ]),
      0.3,
      { opacity: 0.26 },
    )
  sketch.line(
    put([
      [side * 50, 33],
      [side * 45.5, 44],
      [side * 40, 52],
    ]),
    0.28,
    { opacity: 0.24 },
  )
}

/** Draws the fold where a smile pushes the cheek against the mouth. */
function drawSmileSide(context: FaceContext, side: 1 | -1) {
  const { head } = context
  drawFold(
    context,
    [
      [side * 24.5, head.noseY + 4],
      [side * 29, head.noseY + 10],
      [side * 30.6, head.mouthY - 4],
    ],
    { halfWidth: 0.22, opacity: 0.26 },
  )
}

function drawForehead({ sketch, face, put }: FaceContext) {
  const y = -46 - face.hairline * 0.5
  for (const [at, half] of [
    [y, 24],
    [y + 9.5, 29],
  ] as const) {
    sketch.line(
      put([
        [-half, at + 1],
        [-8, at - 1.2],
        [7, at - 1],
        [half, at + 1.2],
      ]),
      0.28,
      { opacity: 0.26 },
    )
  }
  sketch.lines(
    [
      put([
        [-4, -15],
        [-3.4, -22],
      ]),
      put([
        [4.2, -15.6],
        [3.4, -22.6],
      ]),
    ],
    0.3,
    { opacity: 0.4 },
  )
}
