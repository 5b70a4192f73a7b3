import { brandColours } from '../parameters/brand-colours.ts'
import { type FaceOutlineName, faceOutlines } from '../parameters/face-fields.ts'
import type { PortraitChoices } from '../parameters/portrait.ts'

const playLengths = ['ears', 'chin', 'collarbone', 'chest'] as const
const playFringes = ['none', 'seeThrough', 'side', 'full'] as const

/** The three choices of the first page's play, with their options. */
export const playQuestions = {
  outline: faceOutlines,
  fringe: playFringes,
  length: playLengths,
} as const
export type PlayQuestion = keyof typeof playQuestions

/** Made choices; unanswered questions are missing. */
export interface PlayChoices {
  readonly outline?: FaceOutlineName
  readonly fringe?: (typeof playFringes)[number]
  readonly length?: (typeof playLengths)[number]
}

type Hair = NonNullable<PortraitChoices['hair']>

const lengths: Readonly<Record<(typeof playLengths)[number], Hair>> = {
  ears: { length: -34, ends: 'cCurl', sides: 30 },
  chin: { length: 4, ends: 'cCurl' },
  collarbone: { length: 66, wave: 'sWave', waveSize: 60, layers: 25, layersStart: 4 },
  chest: { length: 140 },
}

const fringes: Readonly<Record<(typeof playFringes)[number], Hair>> = {
  none: { parting: '5:5' },
  seeThrough: { parting: 'none', fringe: 'seeThrough' },
  side: { parting: '7:3', fringe: 'side' },
  full: { parting: 'none', fringe: 'full' },
}

/** Draws the woman of the first page with the chosen hair. Her eyes open with the first choice. */
export const playPortrait = ({ outline, fringe, length }: PlayChoices): PortraitChoices => ({
  face: {
    lips: 'bow',
    brows: 'arched',
    eyes: outline || fringe || length ? 'open' : 'closed',
    ...(outline && { outline }),
  },
  hair: { crown: 45, ...lengths[length ?? 'chest'], ...fringes[fringe ?? 'none'] },
  picture: { frame: 'head', clothesColour: brandColours.ink },
})
