import type { FacialFeature, NeckLength, ShoulderWidth } from '#domain/surveys/survey-options.ts'
import { body } from './body.ts'
import { type Drawing, line, surface } from './drawing.ts'
import { faceLines } from './face-lines.ts'
import { faceMeasures, faceOutline, type PortraitFace } from './face-outline.ts'
import { type Fringe, fringeStrokes } from './fringe.ts'
import type { HairStyle, Head } from './hair.ts'
import { backHairStrokes, hairStrokes } from './hair-strokes.ts'
import { closedSpline, spline } from './path.ts'
import { seededRandom } from './seeded-random.ts'

export const MAX_STRANDS = 100
/** Strands seen behind the neck, to one in front. */
const BACK_SHARE = 0.35

/** What the picture shows: head and shoulders, or the face alone to the neck. */
export type PortraitCrop = 'bust' | 'face'

export interface PortraitOptions {
  readonly face?: PortraitFace
  readonly hair?: HairStyle
  readonly fringe?: Fringe
  readonly neck?: NeckLength
  readonly shoulders?: ShoulderWidth
  readonly features?: readonly FacialFeature[]
  readonly blush?: boolean
  /** Where the hair is parted, from −30 (left) to 30; fringes want the middle. */
  readonly partingX?: number
  /** Of both sides together, at most {@link MAX_STRANDS}; fringe and back hair come in
   * proportion. Some 40 will do for a thumbnail. */
  readonly strands?: number
  /** The same seed draws the same hair. */
  readonly seed?: number
  readonly crop?: PortraitCrop
}

// biome-ignore format: a table reads by columns
const viewBoxes: Readonly<Record<PortraitCrop, string>> = {
  bust: '-190 -150 380 500',
  face: '-125 -140 250 325',
}

/**
 * A portrait in lines: an outline, a few strokes for the face, hair strand by strand. Nobody in
 * particular, and the same for the same options wherever it is drawn.
 */
export function portrait(options: PortraitOptions = {}): Drawing {
  const { hair = 'long', fringe = 'none', features = [], crop = 'bust' } = options
  const face = faceMeasures[options.face ?? 'oval']
  const outline = faceOutline(face)
  const torso = body(face.chinY, options.neck ?? 'normal', options.shoulders ?? 'normal')
  const head: Head = {
    face,
    hairlineY: hairlineY(features),
    partingX: options.partingX ?? (fringe === 'none' ? -12 : 0),
  }
  const strands = Math.min(MAX_STRANDS, options.strands ?? MAX_STRANDS)
  const random = seededRandom(options.seed ?? 7)

  return {
    viewBox: viewBoxes[crop],
    strokes: [
      ...backHairStrokes(head, hair, Math.round(strands * BACK_SHARE), random),
      surface(torso.surface, 'paper'),
      line(torso.lines),
      line(torso.collarbones, { width: 1, opacity: 0.55 }),
      surface(closedSpline([...outline.jaw, ...outline.skull.slice(1, -1)]), 'paper'),
      line(spline(outline.jaw)),
      ...faceLines({ features, blush: options.blush ?? true }),
      ...hairStrokes(head, hair, strands, random),
      ...fringeStrokes(head, fringe, strands, random),
    ],
  }
}

function hairlineY(features: readonly FacialFeature[]): number {
  if (features.includes('넓은이마')) return -93
  if (features.includes('좁은이마')) return -60
  return -78
}
