import type { z } from 'zod'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { DiscoveryChannel } from '#domain/surveys/discovery-channels.ts'
import { colorSheet } from './color/sheet.ts'
import { type ColorAnswers, colorPhotos, colorQuestions } from './color/survey.ts'
import { portraitOfColorSurvey } from './color/survey-portrait.ts'
import { hairSheet } from './hair/sheet.ts'
import { type HairAnswers, hairPhotos, hairQuestions } from './hair/survey.ts'
import { faceOfSurvey } from './hair/survey-face.ts'
import type { Answers, Questions } from './question.ts'
import type { SheetDefinition } from './sheet.ts'
import type { Upgrade } from './stored.ts'
import { type UnknownContent, unknownSheet } from './unknown/sheet.ts'

export type { ColorAnswers } from './color/survey.ts'
export type { HairAnswers } from './hair/survey.ts'

interface Kind {
  readonly questions: Questions
  /** From each stored form of its answers to the next, the oldest first. */
  readonly answerUpgrades: readonly Upgrade[]
  /** Names of the photos that it asks for, in their order. */
  readonly photos: readonly string[]
  /** What the answers say of the drawn customer. */
  portraitFrom(answers: Answers): PortraitChoices
  /** How the customer found the studio, where the answers say so. */
  discoveryChannelFrom(answers: Answers): DiscoveryChannel | undefined
  readonly sheet: SheetDefinition
}

/**
 * The kinds of consulting that the studio can carry out: everything that differs between them. The
 * rest of the house knows kinds through this register alone.
 */
export const kinds = {
  HAIR_CONSULTING: {
    questions: hairQuestions,
    answerUpgrades: [],
    photos: hairPhotos,
    portraitFrom: (answers) => ({ face: faceOfSurvey(answers) }),
    discoveryChannelFrom: (answers: HairAnswers) => answers.discovered_via,
    sheet: hairSheet,
  },
  SKIN_CONSULTING: {
    questions: colorQuestions,
    answerUpgrades: [],
    photos: colorPhotos,
    portraitFrom: portraitOfColorSurvey,
    discoveryChannelFrom: (answers: ColorAnswers) => answers.discovered_via,
    sheet: colorSheet,
  },
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds

export const kindNames = Object.keys(kinds) as KindName[]

/** What a body means that names no kind: the specification's forms are those of hair. */
export const DEFAULT_KIND = 'HAIR_CONSULTING'

/**
 * Whether the studio can carry out a kind. What was sold of one that it no longer can stays readable;
 * it is not sold.
 */
export const isOffered = (type: string): type is KindName => Object.hasOwn(kinds, type)

/**
 * What stands for a kind where a newer software stored the content and was taken back since: it is
 * read as of a kind without a definition, and not written.
 */
export const NEWER_KIND = 'NEWER'

export type ContentOf<Type extends string> = Type extends KindName
  ? z.output<(typeof kinds)[Type]['sheet']['content']>
  : UnknownContent
/** Content of a sheet of whichever kind. */
export type SheetContent = ContentOf<KindName> | UnknownContent

/** The sheet of a kind, for code that knows none. */
export const sheetOf = (type: string): SheetDefinition<SheetContent> =>
  isOffered(type) ? kinds[type].sheet : unknownSheet

/** A kind's survey; one without a definition asks nothing. */
export const surveyOfKind = (type: string): Omit<Kind, 'sheet'> =>
  isOffered(type)
    ? kinds[type]
    : {
        questions: {},
        answerUpgrades: [],
        photos: [],
        portraitFrom: () => ({}),
        discoveryChannelFrom: () => undefined,
      }
