import type { FaceContext, Spot } from './face-context.ts'

/** What years draw beside nose and mouth, on the forehead and below the cheekbones. */
export function drawAgeLines(context: FaceContext) {
  if (context.detail === 'thumbnail' && !context.isOlder) return
  for (const side of [-1, 1] as const) {
    if (context.isTurned && side < 0) continue
    if (context.isOlder) drawOlderSide(context, side)
    else if (!context.isYoung) drawMiddleSide(context, side)
  }
  if (context.isOlder) drawForehead(context)
  if (context.face.expression === 'smile' && !context.isOlder) drawSmileFolds(context)
}

function drawOlderSide({ sketch, head, put }: FaceContext, side: 1 | -1) {
  const { noseY, mouthY, chinY, jaw, jawY } = head
  const fold: Spot[] = [
    [side * 16.5, noseY - 5],
    [side * 23, noseY + 6],
    [side * 27.5, mouthY - 4],
    [side * 27.4, mouthY + 3],
  ]
  sketch.line(put(fold), 0.4, { opacity: 0.62 })
  sketch.line(
    put([
      [side * 23.5, mouthY + 3],
      [side * 25.5, mouthY + 10],
      [side * 24.5, mouthY + 15.5],
    ]),
    0.34,
    { opacity: 0.5 },
  )
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

function drawMiddleSide({ sketch, head, put }: FaceContext, side: 1 | -1) {
  const { noseY, mouthY } = head
  sketch.line(
    put([
      [side * 18, noseY - 2],
      [side * 21.5, noseY + 3.5],
      [side * 23.5, mouthY - 11],
    ]),
    0.26,
    { opacity: 0.18 },
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

function drawSmileFolds({ sketch, head, put, isTurned, isYoung }: FaceContext) {
  for (const side of isTurned ? [1] : [-1, 1]) {
    sketch.line(
      put([
        [side * 22, head.noseY + 2],
        [side * 28, head.mouthY - 9],
        [side * 30.5, head.mouthY],
      ]),
      0.32,
      { opacity: isYoung ? 0.2 : 0.3 },
    )
  }
}
