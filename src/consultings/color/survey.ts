import { textLengths } from '#domain/limits/limits.ts'
import { discoveryChannels } from '#domain/surveys/discovery-channels.ts'
import type { Answers, Questions } from '../question.ts'
import { clothColours } from './cloth-colours.ts'

export const eyeColours = [
  'near_black',
  'dark_brown',
  'red_brown',
  'light_brown',
  'grey_brown',
  'hazel',
  'unsure',
] as const
export type EyeColour = (typeof eyeColours)[number]

export const hairColours = [
  'blue_black',
  'soft_black',
  'dark_brown',
  'red_brown',
  'light_brown',
  'grey_brown',
  'unsure',
] as const
export type HairColour = (typeof hairColours)[number]

export const sunReactions = [
  'burns',
  'burns_then_tans',
  'tans_at_once',
  'freckles_first',
  'unsure',
] as const
export type SunReaction = (typeof sunReactions)[number]

export const veinColours = ['blue_violet', 'green', 'mixed', 'unsure'] as const

export const metals = ['silver', 'gold', 'rose_gold', 'any', 'unsure'] as const

const contrasts = ['soft', 'clear', 'bold', 'consultant'] as const
export type Contrast = (typeof contrasts)[number]

const baseSteps = [
  'none',
  'sun_cream',
  'tone_up',
  'cushion',
  'foundation',
  'concealer',
  'powder',
] as const
const eyeSteps = ['none', 'brows', 'shadow', 'liner', 'mascara', 'lenses'] as const
const lipSteps = ['none', 'balm', 'tint', 'lipstick', 'gloss', 'liner'] as const
const cheekSteps = ['none', 'blush', 'contour', 'highlighter'] as const

const budgets = [
  'what_i_have',
  'up_to_50000',
  'up_to_100000',
  'up_to_200000',
  'over_200000',
] as const

export const sensitivities = [
  'none',
  'fragrance',
  'metal',
  'hair_dye',
  'sun_cream',
  'eyes',
  'lips',
  'dermatitis',
  'other',
] as const

export const uses = [
  'daily',
  'work',
  'shopping',
  'hair_dye',
  'profile_photo',
  'interview',
  'wedding',
  'gathering',
] as const

/**
 * Defines a question about a visible characteristic: answered by choosing a picture, or left to the
 * consultant.
 */
const drawn = <const Options extends readonly string[]>(options: Options) =>
  ({ form: 'choice', options, blank: null }) as const

const chosen = <const Options extends readonly string[]>(options: Options) =>
  ({ form: 'several', options, blank: [] }) as const

const steps = <const Options extends readonly string[]>(options: Options) =>
  ({ ...chosen(options), none: 'none' }) as const

/**
 * Questions and possible answers of the survey of personal colour and make-up. Unanswered questions
 * are empty on the wire, without a default.
 *
 * Source: docs/rules.md S-4a.
 */
export const colorQuestions = {
  eye_colour: drawn(eyeColours),
  hair_colour: drawn(hairColours),
  sun_reaction: drawn(sunReactions),
  vein_colour: drawn(veinColours),
  flattering_metal: drawn(metals),
  praised_colours: chosen(clothColours),
  tiring_colours: chosen(clothColours),
  contrast_wish: drawn(contrasts),
  base_makeup: steps(baseSteps),
  eye_makeup: steps(eyeSteps),
  lip_makeup: steps(lipSteps),
  cheek_makeup: steps(cheekSteps),
  brands: { form: 'text', maxLength: textLengths.surveyDetail, blank: '' },
  budget: drawn(budgets),
  sensitivities: { ...steps(sensitivities), isSensitive: true },
  sensitivity_note: {
    form: 'text',
    maxLength: textLengths.surveyDetail,
    blank: '',
    isSensitive: true,
  },
  used_for: chosen(uses),
  note: { form: 'text', maxLength: textLengths.surveyNote, blank: '', required: 'always' },
  discovered_via: { form: 'choice', options: discoveryChannels, blank: null },
} as const satisfies Questions

/** A bare face, a face with white paper (for the light), and the veins of the wrist. */
export const colorPhotos = ['face', 'paper', 'wrist'] as const
export type ColorPhoto = (typeof colorPhotos)[number]

export type ColorAnswers = Answers<typeof colorQuestions>
