import type { FaceParameters } from '#domain/drawings/parameters/portrait.ts'
import type { ColorAnswers, EyeColour } from './survey.ts'

export const irisColours: Readonly<Record<Exclude<EyeColour, 'unsure'>, string>> = {
  near_black: '#1f1613',
  dark_brown: '#432a1d',
  red_brown: '#5f3120',
  light_brown: '#8a5a30',
  grey_brown: '#5f554c',
  hazel: '#7d6a34',
}

/** Returns the face parameters that the survey answers determine. */
export const faceOfColorSurvey = ({ eye_colour }: ColorAnswers): Partial<FaceParameters> =>
  eye_colour && eye_colour !== 'unsure' ? { irisColour: irisColours[eye_colour] } : {}
