import { queryOptions } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#domain/languages/languages.ts'
import type { PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import type { Asking } from '#web/surveys/asking.ts'
import type { KindName } from './kinds.ts'
import type { Questions } from './question.ts'
import type { AnyQuestionTexts } from './question-texts.ts'

/** How a kind's survey is shown on its page, and its answers in the back office. */
export interface KindOnScreen {
  readonly type: KindName
  readonly questions: Questions
  readonly texts: Readonly<Record<Language, KindTexts>>
  /** Initial answers that this device already knows, in their typed form. */
  readonly knownAnswers?: (language: Language) => Readonly<Record<string, string>>
  /** Asked before the photos, and after them. */
  readonly FirstQuestions: ComponentType<{ readonly asking: Asking }>
  readonly LaterQuestions: ComponentType<{ readonly asking: Asking }>
  readonly photos: readonly PhotoAsked[]
  /** Draws an answer; null where words suffice. */
  readonly drawAnswer: (question: string, option: string) => ReactNode
}

interface KindTexts {
  readonly title: string
  readonly photos: {
    readonly title: string
    readonly hint: string
    readonly kinds: Readonly<Record<string, string>>
    /** How to take each photo, shown beside its guide. */
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
  /** Name on the wire, and key of its texts. */
  readonly name: string
  /** Which camera a phone opens. */
  readonly camera: 'user' | 'environment'
  /** What the photo coach judges on it. */
  readonly subject: PhotoSubject
  /** Drawing of what the photo shows. */
  readonly Guide?: ComponentType
}

/** Screen parts of {@link kinds}, each loaded on demand. */
const kindsOnScreen: Readonly<Record<KindName, () => Promise<KindOnScreen>>> = {
  HAIR_CONSULTING: async () => (await import('./hair/web/on-screen.ts')).hairOnScreen,
  SKIN_CONSULTING: async () => (await import('./color/web/on-screen.ts')).colorOnScreen,
}

/** Loads a kind's screen parts; the loaded module is cached. */
export const kindOnScreen = (type: KindName) =>
  queryOptions({
    queryKey: ['kinds', type],
    queryFn: kindsOnScreen[type],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
