import { typologyAngle } from '#domain/colours/skin-tone.ts'
import { hexOfLab, type Lab, labOf } from '#domain/colours/spaces.ts'
import type { Measured, Place } from './measuring.ts'

interface Figures extends Lab {
  readonly chroma: number
  /** In degrees, 0 to 360. */
  readonly hue: number
}

export const figuresOf = (hex: string): Figures => withHue(labOf(hex))

function withHue(lab: Lab): Figures {
  const degrees = (Math.atan2(lab.b, lab.a) * 180) / Math.PI
  return { ...lab, chroma: Math.hypot(lab.a, lab.b), hue: (degrees + 360) % 360 }
}

const faceSkin: readonly Place[] = ['forehead', 'cheek', 'chin']

export const isSkin = (place: Place) => faceSkin.includes(place) || place === 'wrist'

/**
 * Returns the typology angle in degrees; null for anything but skin, for which alone it is defined.
 */
export const angleOf = ({ place, hex }: Measured): number | null =>
  isSkin(place) ? typologyAngle(labOf(hex)) : null

interface FaceMean {
  readonly lab: Lab
  readonly hex: string
}

/** Averages the measured skin of the face in CIELAB; null before the first measurement. */
export function meanOfFace(measured: readonly Measured[]): FaceMean | null {
  const labs = measured.filter(({ place }) => faceSkin.includes(place)).map(({ hex }) => labOf(hex))
  if (labs.length === 0) return null
  const mean = (name: keyof Lab) => labs.reduce((sum, lab) => sum + lab[name], 0) / labs.length
  const lab = { lightness: mean('lightness'), a: mean('a'), b: mean('b') }
  return { lab, hex: hexOfLab(lab) }
}

/**
 * Returns how much darker the hair is than the skin of the face, in L*; null until both are
 * measured.
 */
export function hairContrast(measured: readonly Measured[]): number | null {
  const face = meanOfFace(measured)
  const hair = measured.find(({ place }) => place === 'hair')
  return face && hair ? face.lab.lightness - labOf(hair.hex).lightness : null
}
