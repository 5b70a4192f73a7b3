import { faceOutlines } from '#domain/drawings/parameters/face-fields.ts'
import { hairLengths } from '#domain/drawings/styles/hair-lengths.ts'
import type { LookFilter } from '#domain/reviews/look-counts.ts'

/** Reads the gallery's filter from the address; ignores unknown values. */
export function lookFilterIn(search: URLSearchParams): LookFilter {
  const face_shape = faceOutlines.find((shape) => shape === search.get('face_shape'))
  const hair_length = hairLengths.find((length) => length === search.get('hair_length'))
  return { ...(face_shape && { face_shape }), ...(hair_length && { hair_length }) }
}
