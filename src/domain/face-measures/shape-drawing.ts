import { eyeCorners } from '#domain/drawings/face/eye-shape.ts'
import { headMeasures } from '#domain/drawings/head/measures.ts'
import { hairlineOf } from '#domain/drawings/head/skull.ts'
import { thirdsOf } from '#domain/drawings/marks/measure-lines.ts'
import { type FaceOutlineName, faceFields } from '#domain/drawings/parameters/face-fields.ts'
import { type FaceParameters, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import type { FaceMeasures } from './measure-face.ts'

type Features = Omit<Partial<FaceParameters>, 'outline'>

const measuredNames = [
  'forehead',
  'cheekbones',
  'jaw',
  'jawHeight',
  'chinHeight',
  'hairline',
  'midface',
  'browHeight',
  'eyeSize',
  'eyeSpacing',
] as const
type MeasuredName = (typeof measuredNames)[number]

/**
 * Shapes a drawn face after measurements: widths of forehead, cheeks and jaw, heights of hairline,
 * brows, nose, jaw and chin, and the eyes. What was not measured stays. A measure that is out of its
 * parameter's bounds is drawn at the bound.
 */
export function shapedFace(
  outline: FaceOutlineName,
  features: Features,
  { upright, lengthsMm }: FaceMeasures,
): Features {
  let face = { ...portraitOf({ face: features }).face, outline }
  const set = (name: MeasuredName, value: number) => {
    const { min, max } = faceFields[name]
    face = { ...face, [name]: Math.min(max, Math.max(min, Math.round(value))) }
  }
  for (const name of measuredNames) face = { ...face, [name]: faceFields[name].default }

  set('eyeSize', (lengthsMm.eye / cornerDistance(face)) * faceFields.eyeSize.default)
  set('eyeSpacing', (lengthsMm.betweenEyes + lengthsMm.eye - pupilsApart(face)) / 2)

  set('cheekbones', lengthsMm.cheek / 2 - headMeasures(face).cheek)
  set('forehead', lengthsMm.forehead / 2 - headMeasures(face).forehead)
  set('jaw', lengthsMm.jaw / 2 - headMeasures(face).jaw)

  // Measured heights begin at the corners of the eyes, drawn ones at the eye line; a longer middle
  // of the face raises the drawn eyes.
  const drawn = (y: number) => y + eyeLine(face)
  set('chinHeight', drawn(upright.chin.y) - headMeasures(face).chinY)
  set('midface', drawn(upright.noseBase.y) - headMeasures(face).noseY)
  set('midface', face.midface + drawn(upright.noseBase.y) - headMeasures(face).noseY)
  set('chinHeight', face.chinHeight + drawn(upright.chin.y) - headMeasures(face).chinY)
  set('jawHeight', drawn((upright.jawRight.y + upright.jawLeft.y) / 2) - headMeasures(face).jawY)
  const head = headMeasures(face)
  const thirdsWith = (change: Partial<FaceParameters>) => {
    const changed = { ...face, ...change }
    return thirdsOf({ face: changed, head, hairline: hairlineOf(changed, head.forehead) })
  }
  set('browHeight', thirdsWith({})[1] - drawn(upright.brow.y))
  set(
    'hairline',
    nearestHairline((hairline) => thirdsWith({ hairline })[0], drawn(upright.hairline.y)),
  )

  const measured = measuredNames.map((name) => [name, face[name]] as const)
  return { ...features, ...Object.fromEntries(measured) }
}

function nearestHairline(heightOf: (hairline: number) => number, wanted: number): number {
  const { min, max } = faceFields.hairline
  const all = Array.from({ length: max - min + 1 }, (_, step) => min + step)
  return all.reduce((best, each) =>
    Math.abs(heightOf(each) - wanted) < Math.abs(heightOf(best) - wanted) ? each : best,
  )
}

const cornerDistance = (face: FaceParameters) => {
  const { inner, outer } = eyeCorners(face)
  return Math.hypot(outer[0] - inner[0], outer[1] - inner[1])
}

const pupilsApart = (face: FaceParameters) => {
  const { inner, outer } = eyeCorners(face)
  return inner[0] + outer[0]
}

/** Height of the corners of the drawn eyes. */
const eyeLine = (face: FaceParameters) => {
  const { inner, outer } = eyeCorners(face)
  return (inner[1] + outer[1]) / 2
}
