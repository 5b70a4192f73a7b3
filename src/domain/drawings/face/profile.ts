import { inks } from '../colour.ts'
import { sin } from '../geometry/deterministic-math.ts'
import { lerp } from '../geometry/numbers.ts'
import type { Point } from '../geometry/polyline.ts'
import type { FaceContext } from './face-context.ts'
import { lipHeight } from './lips.ts'

/** A point of a profile, which looks to our left: x is minus the depth. */
type ProfilePoint = readonly [depth: number, y: number]

export interface Profile {
  readonly line: readonly ProfilePoint[]
  readonly upperLip: readonly ProfilePoint[]
  readonly lowerLip: readonly ProfilePoint[]
  readonly seam: ProfilePoint
}

const bumps = { straight: 0, button: -2.6, aquiline: 2.8, broad: 0 } as const
const tips = { straight: 0, button: -2.2, aquiline: 1.4, broad: -1 } as const
const drops = { straight: 0, button: -3, aquiline: 3.4, broad: 0.6 } as const

/**
 * Computes the line from the hairline to the throat, with this face's forehead, nose, lips and
 * chin.
 */
export function profileOf(context: FaceContext): Profile {
  const { face, head, manly, isYoung, isOlder } = context
  const { noseY, mouthY, chinY } = head
  const lips = lipHeight(context)
  const [nose, drop, bump] = [tips[face.nose], drops[face.nose], bumps[face.nose]]
  const bridge = (face.noseBridge - 30) / 24
  const reach = nose + 0.4 * (face.noseLength + 1) + (isYoung ? -2 : isOlder ? 1 : 0)
  const [mouth, chin] = [face.mouthDepth * 0.7, face.chinDepth]
  const smile = face.expression === 'smile' ? -1.2 : 0
  const v = (share: number) => lerp(noseY, mouthY, share)
  const w = (share: number) => lerp(mouthY, chinY, share)
  const upperLip: ProfilePoint[] = [
    [87.8 + mouth * 0.8, v(0.45)],
    [88.8 + 1.2 * lips + mouth + smile, v(0.68)],
    [90 + 0.8 * lips + mouth + smile, v(0.88)],
    [88.2 + mouth * 0.9, mouthY],
  ]
  const lowerLip: ProfilePoint[] = [
    [88.2 + mouth * 0.9, mouthY],
    [88.8 + lips + mouth * 0.9 + smile, w(0.09)],
    [88.4 + lips + mouth * 0.8, w(0.19)],
    [86.2 + mouth * 0.4 + 0.3 * chin, w(0.33)],
  ]
  const line: ProfilePoint[] = [
    [48, -98],
    [65, -83],
    [78, -64],
    [84.5, -43],
    [lerp(86.4, 89.6, manly) + (isYoung ? -0.6 : 0), -23],
    [81.4 + bridge, -5],
    [86 + 1.1 * bridge + bump, lerp(-5, noseY, 0.34)],
    [91.2 + bridge + 0.7 * bump + 0.4 * reach, lerp(-5, noseY, 0.56)],
    [97.2 + reach, noseY - 13.4 + 0.4 * drop],
    [99.8 + reach, noseY - 8 + drop],
    [97.6 + 0.7 * reach, noseY - 3.4 + drop * 0.7],
    [88.8 + 0.4 * mouth, noseY + 0.4],
    ...upperLip,
    ...lowerLip.slice(1),
    [86 + 0.7 * chin, w(0.5)],
    [88 + chin, w(0.7)],
    [86.4 + chin, w(0.87)],
    [78.6 + 0.8 * chin, chinY + 0.4],
    [65 + 0.4 * chin, chinY + 2 + (isOlder ? 2.4 : 0)],
  ]
  return { line, upperLip, lowerLip, seam: [74.6 + mouth * 0.5, mouthY - 1 + smile * 1.6] }
}

export const leftwards = (points: readonly ProfilePoint[]): Point[] =>
  points.map(([z, y]) => [-z, y])

/** Draws the face from the side: skin, shadow below the jaw, profile and jaw line. */
export function drawProfile(context: FaceContext, profile: Profile) {
  const { sketch, skin, head, manly, isOlder, face } = context
  const { chinY, jawY } = head
  const line = leftwards(profile.line)
  const behind: Point[] = [
    [-34, chinY + 2],
    [-20, chinY + 20],
    [40, chinY + 10],
    [60, 84],
    [70, 20],
    [60, -80],
    [0, -100],
  ]
  sketch.area([line, behind], skin)
  const shadow: Point[] = [
    [-62, chinY + 1],
    [-40, chinY - 3],
    [-22, lerp(jawY, chinY, 0.5)],
    [-4, jawY],
    [10, jawY + 6],
    [-4, chinY + 4],
    [-26, chinY + 19],
    [-36, chinY + 5],
  ]
  sketch.area([shadow], shadowOn(context), 0.75)
  sketch.brush(line.slice(2), (s) => 0.34 + 0.55 * sin(Math.PI * s))
  const sag = isOlder ? 3 : 0
  const jaw: Point[] = [
    [-65 - 0.4 * face.chinDepth, chinY + 2 + (isOlder ? 2.4 : 0)],
    [-47, chinY - 2 + sag],
    [-27, lerp(jawY, chinY, 0.55) + sag],
    [-8, jawY + 4 + 2 * manly],
    [-1, jawY - 10],
    [2, 46],
  ]
  sketch.brush(jaw, (s) => 0.8 * (1 - s) + 0.12)
  if (isOlder)
    sketch.line(
      [
        [-60, chinY + 5],
        [-48, chinY + 11],
        [-38, chinY + 22],
      ],
      0.4,
      { opacity: 0.5 },
    )
}

const shadowOn = ({ face }: FaceContext) => (face.skinColour ? '#c9a592' : inks.sand)
