import { isOneOf } from '#domain/collections/lists.ts'
import { keysOf } from '#domain/collections/records.ts'
import type { FaceParameters, PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { skinTint } from './colours.ts'
import { eyeColours } from './survey.ts'
import { faceOfColorSurvey } from './survey-face.ts'
import { naturalHair } from './survey-pictures.ts'

/** Areas of make-up, by the question about each. */
export const makeupAreas = ['base_makeup', 'eye_makeup', 'lip_makeup', 'cheek_makeup'] as const
type MakeupArea = (typeof makeupAreas)[number]

/** Answers as typed. */
type Typed = Readonly<Record<string, unknown>>

const lipInks = { lipstick: '#a3323c', tint: '#c4564f', gloss: '#d2766f', balm: '#cb8f86' } as const
const BARE_LIPS = '#bd8a82'

const bare: Partial<FaceParameters> = {
  skinColour: skinTint,
  lipColour: BARE_LIPS,
  blush: 0,
  browWeight: 70,
  freckles: 45,
}

const worn: Readonly<
  Record<MakeupArea, (wears: (step: string) => boolean) => Partial<FaceParameters>>
> = {
  base_makeup: (wears) => ({
    ...(wears('tone_up') && { skinColour: '#fbf1eb' }),
    ...(['cushion', 'foundation', 'concealer'].some(wears) && { freckles: 0 }),
  }),
  eye_makeup: (wears) => ({
    ...(wears('brows') && { browWeight: 150 }),
    ...(wears('shadow') && { lidColour: '#b98a7a' }),
    eyeLine: (wears('liner') ? 60 : 0) + (wears('mascara') ? 40 : 0),
    ...(wears('lenses') && { eyeSize: 110, irisColour: '#8a6b4a' }),
  }),
  lip_makeup: (wears) => ({
    lipColour: Object.entries(lipInks).find(([step]) => wears(step))?.[1] ?? BARE_LIPS,
    ...(wears('liner') && { lipFullness: 112 }),
  }),
  cheek_makeup: (wears) => ({
    ...(wears('blush') && { blush: 85, cheekColour: '#e38f80' }),
    ...(wears('contour') && { cheekFullness: 0, jaw: -4, cheekbones: -2 }),
  }),
}

const frames = {
  base_makeup: 'face',
  eye_makeup: 'eye',
  lip_makeup: 'mouth',
  cheek_makeup: 'midface',
} as const satisfies Record<MakeupArea, string>

/**
 * Draws the customer's answers about make-up: one area with what is usually worn there, or the
 * whole face for the base. Other areas' pictures do not change.
 */
export function wornMakeup(answers: Typed, area: MakeupArea): PortraitChoices {
  const shown = area === 'base_makeup' ? makeupAreas : (['base_makeup', area] as const)
  const { hair_colour: hair } = answers
  const dye = isOneOf(keysOf(naturalHair), hair) && naturalHair[hair]
  return {
    face: {
      ...bare,
      ...faceOfColorSurvey({ eye_colour: eyeColourIn(answers) }),
      ...Object.assign({}, ...shown.map((each) => worn[each](isWornIn(answers, each)))),
    },
    hair: { tied: 'lowBun', parting: '6:4', ...(dye && { dye }) },
    picture: { frame: frames[area], detail: 'medium' },
  }
}

const isWornIn = (answers: Typed, area: MakeupArea) => (step: string) => {
  const typed = answers[area]
  return Array.isArray(typed) && typed.includes(step)
}

const eyeColourIn = ({ eye_colour: typed }: Typed) => eyeColours.find((colour) => colour === typed)
