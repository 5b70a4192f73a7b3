import { recordOf } from '#domain/collections/records.ts'
import { type FaceOutlineName, faceOutlines } from '../drawings/parameters/face-fields.ts'
import { type HairLength, hairLengths, lengthOfStyle } from '../drawings/styles/hair-lengths.ts'
import type { StyleName } from '../drawings/styles/style.ts'

/** Face shape and style that a review shows. */
export interface ShownLook {
  readonly face_shape: FaceOutlineName
  readonly style: StyleName
}

/** Filter of a list of reviews; undefined means any. */
export interface LookFilter {
  readonly face_shape?: FaceOutlineName | undefined
  readonly hair_length?: HairLength | undefined
}

export interface LookCounts {
  readonly face_shapes: Readonly<Record<FaceOutlineName, number>>
  readonly hair_lengths: Readonly<Record<HairLength, number>>
}

/**
 * Counts the reviews that each choice would leave while the other filter stays, so that empty
 * choices can be shown as such.
 */
export function lookCounts(
  looks: Iterable<ShownLook & { readonly count: number }>,
  { face_shape, hair_length }: LookFilter,
): LookCounts {
  const face_shapes = zeros(faceOutlines)
  const hair_lengths = zeros(hairLengths)
  for (const { count, ...look } of looks) {
    const length = lengthOfStyle(look.style)
    if (!hair_length || hair_length === length) face_shapes[look.face_shape] += count
    if (!face_shape || face_shape === look.face_shape) hair_lengths[length] += count
  }
  return { face_shapes, hair_lengths }
}

const zeros = <Name extends string>(names: readonly Name[]) => recordOf(names, () => 0)
