import type { FaceOutlineName } from '../parameters/face-fields.ts'
import type { FaceParameters } from '../parameters/portrait.ts'

/** Half-widths and heights of a face in mm; the eye line is 0, y grows downwards. */
export interface HeadMeasures {
  readonly forehead: number
  readonly cheek: number
  readonly jaw: number
  readonly chin: number
  readonly chinY: number
  readonly jawY: number
  readonly noseY: number
  readonly mouthY: number
}

type Outline = Omit<HeadMeasures, 'noseY' | 'mouthY'>

// biome-ignore format: a table reads by columns
const outlines: Readonly<Record<FaceOutlineName, Outline>> = {
  oval:    { forehead: 60, cheek: 67, jaw: 52, chin: 17, chinY: 108, jawY: 68 },
  round:   { forehead: 62, cheek: 71, jaw: 58, chin: 22, chinY: 100, jawY: 64 },
  long:    { forehead: 58, cheek: 63, jaw: 51, chin: 18, chinY: 119, jawY: 77 },
  square:  { forehead: 63, cheek: 67, jaw: 58.5, chin: 22, chinY: 106, jawY: 73 },
  heart:   { forehead: 67, cheek: 67, jaw: 46, chin: 11, chinY: 109, jawY: 66 },
  diamond: { forehead: 53, cheek: 70, jaw: 49, chin: 12, chinY: 110, jawY: 67 },
}

/** Least distance of the chin from the eyes that leaves room for a mouth. */
const HIGHEST_CHIN_Y = 88
/** Greatest share of the distance to the chin that the nose takes. */
const NOSE_SHARE = 0.49

export function headMeasures(face: FaceParameters): HeadMeasures {
  const base = outlines[face.outline]
  const manly = face.masculinity / 100
  const full = face.cheekFullness / 100
  const [young, older] = [face.age === 'young' ? 1 : 0, face.age === 'older' ? 1 : 0]
  const wantedChin = base.chinY + face.chinHeight + 3 * manly - 7 * young + older
  const chinY = Math.max(HIGHEST_CHIN_Y, wantedChin)
  const wantedNose = 45 + face.midface + face.noseLength - 2 * young + older
  const noseY = Math.min(wantedNose, chinY * NOSE_SHARE)
  return {
    forehead: base.forehead + face.forehead,
    cheek: base.cheek + face.cheekbones + young + 2 * full - 0.5 * older,
    jaw: base.jaw + face.jaw + 4.5 * manly + young + 5 * full + 1.4 * older,
    chin: base.chin + face.chinWidth + 5.5 * manly,
    chinY,
    jawY: base.jawY + face.jawHeight - 4 * young + 5 * older + 2 * manly,
    noseY,
    mouthY: noseY + (chinY - noseY) * 0.345 + 0.6,
  }
}
