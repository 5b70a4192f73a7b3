import { seededRandom } from '../geometry/random.ts'
import { curlLength, sWaveLength } from '../hair/curve-points.ts'
import { haircutOf } from '../hair/haircut.ts'
import { shortCuts } from '../hair/short-cuts.ts'
import { volumeOf } from '../hair/volume.ts'
import { headMeasures } from '../head/measures.ts'
import { hairlineOf } from '../head/skull.ts'
import type { HairParameters, Portrait } from '../parameters/portrait.ts'
import type { ClientSide } from '../parameters/sides.ts'
import { type CutPart, isLayered, partsOf } from './cut-parts.ts'
import { elevationOf, type Section } from './sections.ts'
import { fringeLength, shortLengths } from './strands.ts'

/** A part of a cut with its measures; the texts make a sentence of it. Lengths are in mm. */
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
      /** From the root to the end; null where the drawing has no strand of it. */
      readonly lengthMm: number | null
    }
  | {
      readonly part: 'layers'
      /** Where the shortest layer ends, below the chin. */
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
      /** Sides and nape are cut by clippers. */
      readonly isClipped: boolean
    } & Readonly<Record<'frontMm' | 'sideMm' | 'napeMm', number | null>>)
  | { readonly part: 'tied'; readonly tied: HairParameters['tied'] }
  | { readonly part: 'volume'; readonly crownMm: number; readonly sidesMm: number }
  | {
      readonly part: 'wave'
      readonly wave: HairParameters['wave']
      /** From crest to crest. */
      readonly lengthMm: number
    }

/** How a portrait's hair is cut: the numbers that the picture with its marks shows. */
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
    fringe: () => ({ part: 'fringe', fringe: hair.fringe, lengthMm: fringeLength(cut) }),
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
      isClipped: hair.cut !== 'falling' && shortCuts[hair.cut].isClipped === true,
    }),
    tied: () => ({ part: 'tied', tied: hair.tied }),
    volume: () => {
      const { crown, sides } = volumeOf(hair)
      return { part: 'volume', crownMm: crown, sidesMm: sides }
    },
    wave: () => ({ part: 'wave', wave: hair.wave, lengthMm: waveLength(hair) }),
  }
  return partsOf(hair).map((part) => steps[part]())
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
