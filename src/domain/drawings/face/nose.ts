import { power, sin } from '../geometry/deterministic-math.ts'
import { lerp } from '../geometry/numbers.ts'
import type { Point } from '../geometry/polyline.ts'
import type { FaceContext } from './face-context.ts'

const widths = { straight: 1, button: 0.94, aquiline: 1, broad: 1.22 } as const

/** Half-width of the nose at its nostrils, in mm. */
const noseHalfWidth = ({ face, manly, isYoung }: FaceContext) =>
  lerp(12.8, 15.2, manly) * widths[face.nose] * (face.noseWidth / 100) * (isYoung ? 0.95 : 1)

/** Draws a nose from the front: nostrils, tip and the shadow of the bridge. */
export function drawFrontNose(context: FaceContext) {
  const { sketch, face, head, detail } = context
  const half = noseHalfWidth(context)
  const y = head.noseY
  const wing = (side: number): Point[] => [
    [side * (half - 1), y - 11],
    [side * (half + 0.5), y - 5.6],
    [side * (half - 2), y - 1.2],
    [side * (half - 5.8), y - 2.4],
  ]
  const tipY = face.nose === 'button' ? y - 1 : face.nose === 'aquiline' ? y + 2.4 : y + 1
  const reach = face.nose === 'broad' ? 6.4 : face.nose === 'aquiline' ? 4 : 5
  const tip: Point[] = [
    [-reach, tipY - 2],
    [0, tipY],
    [reach, tipY - 2],
  ]
  sketch.lines([wing(-1), wing(1), tip], 0.55)
  if (detail === 'thumbnail') return
  const bridge = face.noseBridge / 100
  const bump = face.nose === 'aquiline' ? 1.6 : 0
  const line: Point[] = [
    [7.4 - bridge, -9],
    [5.6 + bump, 3],
    [6.2 + 0.4 * bump, lerp(13, y - 16, 0.3 + 0.5 * bridge)],
  ]
  sketch.line(line, 0.3 + 0.22 * bridge, { opacity: 0.38 + 0.42 * bridge })
  if (face.nose === 'button')
    sketch.line(
      [
        [-4.4, y - 9.6],
        [0, y - 11.4],
        [4.4, y - 9.6],
      ],
      0.28,
      { opacity: 0.28 },
    )
  if (bridge > 0.6)
    sketch.line(
      [
        [-7, -8],
        [-5.6, 4],
        [-6.2, 14],
      ],
      0.3,
      { opacity: 0.36 * bridge },
    )
}

/**
 * Draws a nose that is turned to our left: the bridge is the outline, the near nostril is beside
 * the tip.
 */
export function drawTurnedNose(
  context: FaceContext,
  project: (place: readonly [number, number, number]) => Point,
) {
  const { sketch, face, head } = context
  const half = noseHalfWidth(context)
  const y = head.noseY
  const bridge = (face.noseBridge - 30) / 35
  const bump = face.nose === 'aquiline' ? 3 : face.nose === 'button' ? -2 : 0
  const out = face.nose === 'button' ? -1.6 : face.nose === 'broad' ? -0.6 : 0.6 * bridge
  const lift = face.nose === 'button' ? -1.6 : face.nose === 'aquiline' ? 1.4 : 0
  const line = (
    [
      [-2, -4, 81 + bridge],
      [-1, 9, 85.4 + bridge + bump],
      [0, y - 22, 93 + out + bump],
      [0, y - 12.6, 100.4 + out],
      [0, y - 7.4 + lift, 102.6 + out],
      [0, y - 2.4 + lift * 0.5, 98.4 + out],
      [1, y + 0.4, 91],
    ] as const
  ).map(project)
  sketch.brush(line, (s) => 0.2 + 0.52 * power(sin(Math.PI * (0.08 + s * 0.78)), 2))
  const wing = (
    [
      [half - 2, y - 11.6, 84],
      [half + 0.2, y - 5.8, 82],
      [half - 2, y - 1, 84],
      [half - 6, y - 1.6, 88.6],
    ] as const
  ).map(project)
  sketch.line(wing, 0.55)
}
