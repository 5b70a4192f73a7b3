import { queryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#domain/languages/languages.ts'
import type { Asking } from '#web/surveys/asking.ts'
import type { KindName } from './kinds.ts'
import type { Questions } from './question.ts'
import type { AnyQuestionTexts } from './question-texts.ts'

/** How a kind of consulting asks, on the survey's page, and how its answers look in the back office. */
export interface KindOnScreen {
  readonly type: KindName
  readonly questions: Questions
  readonly texts: Readonly<Record<Language, KindTexts>>
  /** What this device already knows when the survey is opened for the first time, as it is typed. */
  readonly knownAnswers?: (language: Language) => Readonly<Record<string, string>>
  /** Asked before the photos, and after. */
  readonly FirstQuestions: ComponentType<{ readonly asking: Asking }>
  readonly LaterQuestions: ComponentType<{ readonly asking: Asking }>
  readonly photos: readonly PhotoAsked[]
  /** What an answer means, drawn; nothing where words say it. */
  readonly drawAnswer: (question: string, option: string) => ReactNode
}

interface KindTexts {
  readonly title: string
  readonly photos: {
    readonly title: string
    readonly hint: string
    readonly kinds: Readonly<Record<string, string>>
    /** How each photo is taken, beside its guide. */
    readonly hints?: Readonly<Record<string, string>>
  }
  /** The separate consent to photos and sensitive answers. */
  readonly consent: {
    readonly label: string
    readonly hint: (days: string) => string
    readonly missing: string
  }
  readonly questions: AnyQuestionTexts
}

interface PhotoAsked {
  /** On the wire, and of its words in the texts. */
  readonly name: string
  /** Which camera a phone opens. */
  readonly camera: 'user' | 'environment'
  /** What the photo shows, drawn. */
  readonly Guide?: ComponentType
}

/** {@link kinds}, as screens know them. Each is a file of its own, fetched by who needs it. */
const kindsOnScreen: Readonly<Record<KindName, () => Promise<KindOnScreen>>> = {
  HAIR_CONSULTING: async () => (await import('./hair/web/on-screen.ts')).hairOnScreen,
  SKIN_CONSULTING: async () => (await import('./color/web/on-screen.ts')).colorOnScreen,
}

/** How one kind looks. Once fetched it is there at once. */
export const kindOnScreen = (type: KindName) =>
  queryOptions({
    queryKey: ['kinds', type],
    queryFn: kindsOnScreen[type],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
