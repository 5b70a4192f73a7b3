import { type Point, spline } from './path.ts'

/** How a face seen from the side departs from the ordinary one, in units of a 120-unit box. */
export interface ProfileShift {
  /** The tip of the nose forward and its bridge with it. */
  readonly nose?: number
  /** Lips forward. */
  readonly lips?: number
  /** Chin forward; negative for back. */
  readonly chin?: number
}

type Part = 'face' | 'nose' | 'lips' | 'chin'

/** Where the profile goes, and what each point moves with. */
// biome-ignore format: a table reads by columns
const points: readonly (readonly [x: number, y: number, part: Part, share: number])[] = [
  [52, 8, 'face', 0],
  [66, 18, 'face', 0],
  [72, 31, 'face', 0],
  [71.5, 40, 'nose', 0.45],
  [75, 49, 'nose', 0.95],
  [83, 58.5, 'nose', 1],
  [82, 63, 'nose', 1],
  [75.5, 65.5, 'lips', 0.25],
  [75.5, 69.5, 'lips', 0.7],
  [79, 73.5, 'lips', 1],
  [75.5, 77, 'lips', 0.8],
  [78, 81, 'lips', 1],
  [73, 86, 'chin', 0.45],
  [74.5, 93, 'chin', 1],
  [71.5, 99.5, 'chin', 1],
  [63, 102.5, 'chin', 0.72],
  [50, 98, 'chin', 0.1],
  [43, 100, 'face', 0],
  [40, 114, 'face', 0],
]

/** A face looking to the right, from the hairline to the throat. */
export const profilePath = (shift: ProfileShift = {}): string => spline(profilePoints(shift))

/** The chin alone, to be drawn over the profile. */
export const profileChinPath = (shift: ProfileShift): string =>
  spline(profilePoints(shift).slice(12, 17))

/** The nose alone. */
export const profileNosePath = (shift: ProfileShift): string =>
  spline(profilePoints(shift).slice(3, 8))

/** The lips alone. */
export const profileLipsPath = (shift: ProfileShift): string =>
  spline(profilePoints(shift).slice(7, 13))

/** Back of the head and ear, faint. */
export const PROFILE_HEAD = 'M52 8C30 -2 2 18 6 50C8 70 16 84 22 96'
export const PROFILE_EAR = 'M35 52C28 48 27 62 32 68C35 71 38 68 37 64'
export const PROFILE_EYE = 'M64 43Q60 48 54 46M52 35Q60 30 67 34'

function profilePoints({ nose = 0, lips = 0, chin = 0 }: ProfileShift): Point[] {
  const shifts = { face: 0, nose, lips, chin }
  return points.map(([x, y, part, share]) => [x + shifts[part] * share, y])
}
