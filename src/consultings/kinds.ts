import type { z } from 'zod'
import { hairSheet } from './hair/sheet.ts'
import { hairQuestions } from './hair/survey.ts'
import { faceOfSurvey } from './hair/survey-face.ts'
import type { SheetDefinition } from './sheet.ts'
import { type UnknownContent, unknownSheet } from './unknown/sheet.ts'

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
    sheet: hairSheet,
  },
} as const
export type Kind = keyof typeof kinds

/** What a body means that names no kind: the specification's forms are those of hair. */
export const DEFAULT_KIND = 'HAIR_CONSULTING'

export type ContentOf<Type extends string> = Type extends Kind
  ? z.output<(typeof kinds)[Type]['sheet']['content']>
  : UnknownContent
/** Content of a sheet of whichever kind. */
export type SheetContent = ContentOf<Kind> | UnknownContent

/**
 * Whether the studio can carry out a kind. What was sold of one that it no longer can stays readable;
 * it is not sold.
 */
export const isOffered = (type: string): type is Kind => Object.hasOwn(kinds, type)

/** The sheet of a kind, for code that knows none. */
export const sheetOf = (type: string): SheetDefinition<SheetContent> =>
  isOffered(type) ? kinds[type].sheet : unknownSheet
