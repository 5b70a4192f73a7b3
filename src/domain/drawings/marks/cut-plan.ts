import { valueAt } from '../geometry/numbers.ts'
import { seededRandom } from '../geometry/random.ts'
import { direction } from '../geometry/vector.ts'
import { curlLength, sWaveLength } from '../hair/curve-points.ts'
import { haircutOf } from '../hair/haircut.ts'
import { LEAST_LOOSE } from '../hair/loose-strands.ts'
import { shortCuts } from '../hair/short-cuts.ts'
import { knotOf } from '../hair/tied-hair.ts'
import { tiedLift } from '../hair/tied-lift.ts'
import { volumeOf } from '../hair/volume.ts'
import { headMeasures } from '../head/measures.ts'
import { hairlineOf, onScalp } from '../head/skull.ts'
import type { HairParameters, Portrait } from '../parameters/portrait.ts'
import type { ClientSide } from '../parameters/sides.ts'
import { type CutPart, isLayered, partsOf } from './cut-parts.ts'
import { elevationOf, type Section } from './sections.ts'
import { fringeLength, shortLengths } from './strands.ts'

/** A part of a cut with its measures; the texts form a sentence from it. Lengths are in mm. */
export type CutStep =
  | {
      readonly part: 'parting'
      readonly ratio: HairParameters['parting']
      /** The narrow side. */
      readonly side: ClientSide | null
    }
  | {
      readonly part: 'fringe'
      readonly fringe: HairParameters['fringe']
      /** From the root to the end; null if the drawing has no such strand. */
      readonly lengthMm: number | null
      /** Whether all hair over the forehead falls forwards. */
      readonly isUnparted: boolean
    }
  | {
      readonly part: 'layers'
      /** End of the shortest layer, below the chin. */
      readonly startMm: number
      /** In degrees off the head, by section. */
      readonly angles: Readonly<Record<Section, number>>
    }
  | {
      readonly part: 'length'
      /** Below the chin. */
      readonly mm: number
      readonly isOneLength: boolean
      readonly ends: HairParameters['ends']
      /** By how much the strands beside the face are shorter. */
      readonly faceFrameMm: number
      readonly hasFringe: boolean
    }
  | ({
      readonly part: 'short'
      /** Height up to which sides and nape are clipped, below the chin; null if they are not. */
      readonly clippedUpToMm: number | null
    } & Readonly<Record<'frontMm' | 'sideMm' | 'napeMm', number | null>>)
  | {
      readonly part: 'tied'
      readonly tied: HairParameters['tied']
      /** Height of the knot's centre, below the chin. */
      readonly knotMm: number
      /** Distance from the head at the crown; null if a separate step gives it. */
      readonly crownMm: number | null
      readonly hasLooseStrands: boolean
    }
  | { readonly part: 'volume'; readonly crownMm: number; readonly sidesMm: number }
  | {
      readonly part: 'wave'
      readonly wave: HairParameters['wave']
      /** Wavelength. */
      readonly lengthMm: number
    }

/** Derives the plan of a portrait's haircut: the numbers that its marked picture shows. */
export function cutPlanOf({ face, hair, picture }: Portrait): readonly CutStep[] {
  const head = headMeasures(face)
  const hairline = hairlineOf(face, head.forehead)
  const random = seededRandom(picture.seed)
  const cut = haircutOf({ hair, detail: 'full', random, hairline, chinY: head.chinY })
  const steps: Readonly<Record<CutPart, () => CutStep>> = {
    parting: () => ({
      part: 'parting',
      ratio: hair.parting,
      side: hair.parting === '5:5' ? null : hair.partingSide,
    }),
    fringe: () => ({
      part: 'fringe',
      fringe: hair.fringe,
      lengthMm: fringeLength(cut),
      isUnparted: hair.parting === 'none',
    }),
    layers: () => ({
      part: 'layers',
      startMm: Math.min(hair.length, hair.layersStart),
      angles: anglesOf(hair),
    }),
    length: () => ({
      part: 'length',
      mm: hair.length,
      isOneLength: !isLayered(hair),
      ends: hair.ends,
      faceFrameMm: hair.faceFrame,
      hasFringe: hair.fringe !== 'none',
    }),
    short: () => ({
      part: 'short',
      ...shortLengths(cut),
      clippedUpToMm: clippedUpTo(hair, head.chinY),
    }),
    tied: () => tiedStep(hair, head.chinY),
    volume: () => {
      const { crown, sides } = volumeOf(hair)
      return { part: 'volume', crownMm: crown, sidesMm: sides }
    },
    wave: () => ({ part: 'wave', wave: hair.wave, lengthMm: waveLength(hair) }),
  }
  return partsOf(hair).map((part) => steps[part]())
}

/** Returns the height at the sides, where it is most visible. */
function clippedUpTo({ cut }: HairParameters, chinY: number): number | null {
  if (cut === 'falling' || !shortCuts[cut].isClipped) return null
  return onScalp(direction(SIDE, valueAt(shortCuts[cut].end, SIDE)), 0)[1] - chinY
}
const SIDE = 90

function tiedStep(hair: HairParameters, chinY: number): CutStep {
  const { tied, faceFrame } = hair
  return {
    part: 'tied',
    tied,
    knotMm: tied === 'none' ? 0 : onScalp(knotOf(tied), 0)[1] - chinY,
    crownMm: tied === 'halfUp' ? null : tiedLift(volumeOf(hair).crown, direction(0, 90)),
    hasLooseStrands: faceFrame >= LEAST_LOOSE,
  }
}

const waveLength = ({ wave, waveSize }: HairParameters) =>
  wave === 'perm' ? curlLength(waveSize) : sWaveLength(waveSize)

const anglesOf = (hair: HairParameters): Record<Section, number> => {
  const at = (section: Section) => elevationOf(hair, section) ?? 0
  return {
    nape: at('nape'),
    back: at('back'),
    sides: at('sides'),
    top: at('top'),
    front: at('front'),
  }
}
