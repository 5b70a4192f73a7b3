import { type Alignment, alignmentOf } from './alignment.ts'
import { distance, type LandmarkName, type Landmarks, landmarksFrom } from './landmarks.ts'
import { wholePercents } from './whole-percents.ts'

export const ratioNames = [
  'foreheadToCheek',
  'cheekToJaw',
  'lengthToWidth',
  'betweenEyesToEye',
] as const
export type RatioName = (typeof ratioNames)[number]
export type Ratios = Readonly<Record<RatioName, number>>

/** A measured distance in mm, by the pupils' distance. */
export type Length = 'forehead' | 'cheek' | 'jaw' | 'length' | 'betweenEyes' | 'eye'

/** The two lengths of each ratio. */
export const ratioLengths: Readonly<Record<RatioName, readonly [Length, Length]>> = {
  foreheadToCheek: ['forehead', 'cheek'],
  cheekToJaw: ['cheek', 'jaw'],
  lengthToWidth: ['length', 'cheek'],
  betweenEyesToEye: ['betweenEyes', 'eye'],
}

/** The points whose heights divide a face into thirds, from above. */
export const thirdLandmarks = [
  'hairline',
  'brow',
  'noseBase',
  'chin',
] as const satisfies readonly LandmarkName[]

/** The points whose places divide a face into fifths, from the client's right. */
export const fifthLandmarks = [
  'cheekRight',
  'eyeRightOuter',
  'eyeRightInner',
  'eyeLeftInner',
  'eyeLeftOuter',
  'cheekLeft',
] as const satisfies readonly LandmarkName[]

export interface FaceMeasures {
  readonly alignment: Alignment
  /** Landmarks in mm of the upright face. */
  readonly upright: Landmarks
  readonly lengthsMm: Readonly<Record<Length, number>>
  readonly ratios: Ratios
  /** Parts between {@link thirdLandmarks}, in percent. */
  readonly thirds: readonly number[]
  /** Parts between {@link fifthLandmarks}, in percent. */
  readonly fifths: readonly number[]
}

/**
 * Measures a face. Returns null if points that belong below or beside each other do not lie so: such
 * a face has no thirds and no fifths.
 */
export function measureFace(landmarks: Landmarks): FaceMeasures | null {
  const alignment = alignmentOf(landmarks)
  if (!alignment) return null
  const face = landmarksFrom((name) => alignment.toFace(landmarks[name]))
  const down = gapsOf(thirdLandmarks.map((name) => face[name].y))
  const across = gapsOf(fifthLandmarks.map((name) => face[name].x))
  const lengthsMm = {
    forehead: face.foreheadLeft.x - face.foreheadRight.x,
    cheek: face.cheekLeft.x - face.cheekRight.x,
    jaw: face.jawLeft.x - face.jawRight.x,
    length: face.chin.y - face.hairline.y,
    betweenEyes: distance(face.eyeRightInner, face.eyeLeftInner),
    eye:
      (distance(face.eyeRightOuter, face.eyeRightInner) +
        distance(face.eyeLeftOuter, face.eyeLeftInner)) /
      2,
  }
  if ([...down, ...across, lengthsMm.forehead, lengthsMm.jaw].some((gap) => gap <= 0)) return null

  const ratio = (name: RatioName) => {
    const [over, under] = ratioLengths[name]
    return lengthsMm[over] / lengthsMm[under]
  }
  return {
    alignment,
    upright: face,
    lengthsMm,
    ratios: {
      foreheadToCheek: ratio('foreheadToCheek'),
      cheekToJaw: ratio('cheekToJaw'),
      lengthToWidth: ratio('lengthToWidth'),
      betweenEyesToEye: ratio('betweenEyesToEye'),
    },
    thirds: wholePercents(down),
    fifths: wholePercents(across),
  }
}

const gapsOf = (places: readonly number[]): number[] =>
  places.slice(1).map((place, at) => place - (places[at] ?? place))
