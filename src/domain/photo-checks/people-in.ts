import type { Face } from '#domain/faces/face.ts'
import { frameOf, pointOf } from './face-frame.ts'
import { photoLimits } from './limits.ts'
import type { Box } from './sample.ts'

/**
 * Returns the faces of the people who are photographed, the largest first. Left out are people far
 * behind the largest face, and faces that are a part of another.
 */
export function peopleIn(faces: readonly Face[]): readonly Face[] {
  const bySize = faces.toSorted((a, b) => frameOf(b).height - frameOf(a).height)
  const people: Face[] = []
  for (const face of bySize) {
    const least = people[0] ? frameOf(people[0]).height * photoLimits.minSecondFace : 0
    const isPart = people.some((it) => isWithin(face, it))
    if (!isPart && frameOf(face).height >= least) people.push(face)
  }
  return people
}

/** Tells whether the nose of one face lies in the box of another. */
function isWithin(face: Face, other: Face): boolean {
  const { x, y } = pointOf(face, 'noseTip')
  const { left, top, width, height } = boxOf(other)
  return x > left && x < left + width && y > top && y < top + height
}

/** The box around a face's points. */
export function boxOf(face: Face): Box {
  const xs = face.points.map(({ x }) => x)
  const ys = face.points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
