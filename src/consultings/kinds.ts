import { hairQuestions } from './hair/survey.ts'
import { faceOfSurvey } from './hair/survey-face.ts'

export type { HairAnswers } from './hair/survey.ts'

/**
 * The kinds of consulting that the studio can carry out: everything that differs between them. The
 * rest of the house knows kinds through this register alone.
 */
export const kinds = {
  HAIR_CONSULTING: {
    questions: hairQuestions,
    /** What the answers say of the customer's drawn face. */
    faceOf: faceOfSurvey,
  },
} as const

/**
 * Whether the studio can carry out a kind. What was sold of one that it no longer can stays readable;
 * it is not sold.
 */
export const isOffered = (type: string): type is keyof typeof kinds => Object.hasOwn(kinds, type)
