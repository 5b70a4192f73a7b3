import type { z } from 'zod'
import { colorReport } from '#consultings/color/report.ts'
import { hairReport } from '#consultings/hair/report.ts'
import type { ReportDefinition } from '#consultings/report.ts'
import { type UnknownContent, unknownReport } from '#consultings/unknown/report.ts'
import { keysOf } from '#domain/collections/records.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { DiscoveryChannel } from '#domain/surveys/discovery-channels.ts'
import { type ColorAnswers, colorPhotos, colorQuestions } from './color/survey.ts'
import { portraitOfColorSurvey } from './color/survey-portrait.ts'
import { type HairAnswers, hairPhotos, hairQuestions } from './hair/survey.ts'
import { faceOfSurvey } from './hair/survey-face.ts'
import type { Answers, Questions } from './question.ts'
import type { Upgrade } from './stored.ts'

export type { ColorAnswers } from './color/survey.ts'
export type { HairAnswers } from './hair/survey.ts'

interface Kind {
  readonly questions: Questions
  /** Migrations of stored answers, one per schema version, oldest first. */
  readonly answerUpgrades: readonly Upgrade[]
  /** Names of the requested photos, in order. */
  readonly photos: readonly string[]
  /** Returns the drawn customer as the answers describe them. */
  portraitFrom(answers: Answers): PortraitChoices
  /** Returns how the customer found the studio, if answered. */
  discoveryChannelFrom(answers: Answers): DiscoveryChannel | undefined
  readonly report: ReportDefinition
}

/**
 * The kinds of consulting that the studio offers, with everything that differs between them. Other
 * code uses only this register.
 */
export const kinds = {
  HAIR_CONSULTING: {
    questions: hairQuestions,
    answerUpgrades: [],
    photos: hairPhotos,
    portraitFrom: (answers) => ({ face: faceOfSurvey(answers) }),
    discoveryChannelFrom: (answers: HairAnswers) => answers.discovered_via,
    report: hairReport,
  },
  SKIN_CONSULTING: {
    questions: colorQuestions,
    answerUpgrades: [],
    photos: colorPhotos,
    portraitFrom: portraitOfColorSurvey,
    discoveryChannelFrom: (answers: ColorAnswers) => answers.discovered_via,
    report: colorReport,
  },
} as const satisfies Readonly<Record<string, Kind>>

export type KindName = keyof typeof kinds

export const kindNames = keysOf(kinds)

/** The kind of a body that names none: the specification's forms are those of hair. */
export const DEFAULT_KIND = 'HAIR_CONSULTING'

/**
 * Returns whether the studio still offers a kind. Orders of other kinds stay readable, but none are
 * sold.
 */
export const isOffered = (type: string): type is KindName => Object.hasOwn(kinds, type)

/**
 * Stands for the kind of content that a newer release stored before a rollback: readable as an
 * unknown kind, not writable.
 */
export const NEWER_KIND = 'NEWER'

export type ContentOf<Type extends string> = Type extends KindName
  ? z.output<(typeof kinds)[Type]['report']['content']>
  : UnknownContent
/** Content of a sheet of any kind. */
export type ReportContent = ContentOf<KindName> | UnknownContent

/** Returns a kind's sheet definition; works for unknown kinds too. */
export const reportOf = (type: string): ReportDefinition<ReportContent> =>
  isOffered(type) ? kinds[type].report : unknownReport

/** Returns a kind's survey; unknown kinds have no questions. */
export const surveyOfKind = (type: string): Omit<Kind, 'report'> =>
  isOffered(type)
    ? kinds[type]
    : {
        questions: {},
        answerUpgrades: [],
        photos: [],
        portraitFrom: () => ({}),
        discoveryChannelFrom: () => undefined,
      }
