import type { FaceParameters, PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { skinTint } from './colours.ts'
import type { Contrast, HairColour, SunReaction } from './survey.ts'
import { irisColours } from './survey-face.ts'

type Seen<Option extends string> = Exclude<Option, 'unsure' | 'consultant'>

/** Colours of natural hair. */
export const naturalHair: Readonly<Record<Seen<HairColour>, string>> = {
  blue_black: '#141a26',
  soft_black: '#241e1b',
  dark_brown: '#45322a',
  red_brown: '#5e3226',
  light_brown: '#846244',
  grey_brown: '#6b635b',
}

const eyePicture = (irisColour: string): PortraitChoices => ({
  face: { irisColour, skinColour: skinTint, browWeight: 120 },
  hair: { tied: 'lowBun', parting: 'none' },
  picture: { frame: 'eye' },
})

const eyePictures = Object.fromEntries(
  Object.entries(irisColours).map(([name, colour]) => [name, eyePicture(colour)]),
)

/** How a face looks after an hour in the sun. */
const sunFaces: Readonly<Record<Seen<SunReaction>, Partial<FaceParameters>>> = {
  burns: { skinColour: skinTint, cheekColour: '#e05a4e', blush: 100 },
  burns_then_tans: { skinColour: '#eccfb8', cheekColour: '#dd7446', blush: 85 },
  tans_at_once: { skinColour: '#d9ad86', blush: 0 },
  freckles_first: { skinColour: skinTint, blush: 0 },
}

const sunPicture = (face: Partial<FaceParameters>): PortraitChoices => ({
  face: { ...face, eyes: 'closed', lipColour: '#b4807c' },
  hair: { tied: 'lowBun', parting: 'none', crown: 45 },
  picture: { frame: 'face', detail: 'medium' },
})

const sunPictures = Object.fromEntries(
  Object.entries(sunFaces).map(([name, face]) => [name, sunPicture(face)]),
)

/** One person per contrast level: how far lips, brows, eyes and clothes stand out from the skin. */
const contrastPictures: Readonly<Record<Seen<Contrast>, PortraitChoices>> = {
  soft: {
    face: {
      skinColour: skinTint,
      lipColour: '#d59a92',
      cheekColour: '#eab5a8',
      blush: 50,
      browWeight: 80,
    },
    hair: { length: 48, dye: '#8a6a52' },
    picture: { frame: 'bust', detail: 'medium', clothesColour: '#efe4d2', background: '#f4ece2' },
  },
  clear: {
    face: {
      skinColour: skinTint,
      lipColour: '#c4554f',
      cheekColour: '#e39a8c',
      blush: 45,
      eyeLine: 35,
    },
    hair: { length: 48, dye: '#4a342a' },
    picture: { frame: 'bust', detail: 'medium', clothesColour: '#4d7f9a', background: '#f4ece2' },
  },
  bold: {
    face: {
      skinColour: skinTint,
      lipColour: '#a8123a',
      blush: 0,
      eyeLine: 100,
      browWeight: 140,
      lidColour: '#8d7c8c',
    },
    hair: { length: 48, dye: '#16141a' },
    picture: { frame: 'bust', detail: 'medium', clothesColour: '#1c1a1d', background: '#ffffff' },
  },
}

/** By question, then by answer. Hair, veins, metals and clothes are drawn without a portrait. */
export const portraitPictures: Readonly<Record<string, Readonly<Record<string, PortraitChoices>>>> =
  {
    eye_colour: eyePictures,
    sun_reaction: sunPictures,
    contrast_wish: contrastPictures,
  }
