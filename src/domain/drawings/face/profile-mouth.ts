import { itemAt } from '#domain/collections/lists.ts'
import { sin } from '../geometry/deterministic-math.ts'
import type { Point } from '../geometry/polyline.ts'
import type { FaceContext } from './face-context.ts'
import { lipColours } from './lips.ts'
import { leftwards, type Profile } from './profile.ts'

export function drawProfileMouth(context: FaceContext, { upperLip, lowerLip, seam }: Profile) {
  const { sketch, face, isOlder, head } = context
  const colours = lipColours(context)
  const [x, y] = [-seam[0], seam[1]]
  const upper = leftwards(upperLip)
  const lower = leftwards(lowerLip)
  const [upperOpacity, lowerOpacity] = colours.opacity
  // biome-ignore format: a shape reads as one line
  sketch.area([upper, [itemAt(upper, -1), [-81, y + 0.6], [x, y]], [[x, y], [-83, y - 4.4], itemAt(upper, 0)]], colours.upper, upperOpacity)
  sketch.area([lower, [itemAt(lower, -1), [-81, y + 6], [x, y]]], colours.lower, lowerOpacity)
  const smile = face.expression === 'calm' ? 0 : 2
  const front: Point = [-88.6 - face.mouthDepth, itemAt(upperLip, -1)[1]]
  sketch.brush(
    [front, [-82, y + 0.8], [x + 2, y - 0.8 - smile]],
    (s) => 0.3 + 0.28 * sin(Math.PI * s),
    { colour: colours.between },
  )
  // biome-ignore format: a line reads as one line
  if (smile) sketch.line([[x + 4, y - 6], [x + 6, y - 1], [x + 4.4, y + 4]], 0.36, { opacity: 0.5 })
  if (!isOlder) return
  const { noseY, mouthY } = head
  // biome-ignore format: a line reads as one line
  sketch.line([[-79, noseY - 4], [-71, noseY + 7], [-67, mouthY + 2]], 0.4, { opacity: 0.6 })
  // biome-ignore format: a line reads as one line
  sketch.line([[-70, mouthY + 4], [-67, mouthY + 14]], 0.34, { opacity: 0.5 })
}
