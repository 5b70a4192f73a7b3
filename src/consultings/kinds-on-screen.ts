import type { ComponentType, ReactNode } from 'react'
import type { Language } from '#domain/languages/languages.ts'
import type { Asking } from '#web/surveys/question.tsx'
import { hairTexts } from './hair/texts.ts'
import { drawnAnswer } from './hair/web/drawn-answer.tsx'
import { FaceQuestions, PersonQuestions } from './hair/web/hair-questions.tsx'
import { kinds } from './kinds.ts'
import type { Questions } from './question.ts'
import type { AnyQuestionTexts } from './question-texts.ts'

/** How a kind of consulting asks, on the survey's page, and how its answers look in the back office. */
export interface KindOnScreen {
  readonly questions: Questions
  readonly texts: Readonly<Record<Language, KindTexts>>
  /** Asked before the photos, and after. */
  readonly FirstQuestions: ComponentType<{ readonly asking: Asking }>
  readonly LaterQuestions: ComponentType<{ readonly asking: Asking }>
  readonly photos: readonly PhotoAsked[]
  /** What an answer means, drawn; nothing where words say it. */
  readonly drawnAnswer: (question: string, option: string) => ReactNode
}

interface KindTexts {
  readonly title: string
  readonly photos: {
    readonly title: string
    readonly hint: string
    readonly kinds: Readonly<Record<string, string>>
  }
  readonly questions: AnyQuestionTexts
}

interface PhotoAsked {
  /** Of its words in the texts. */
  readonly name: string
  /** Which camera a phone opens. */
  readonly camera: 'user' | 'environment'
}

/** {@link kinds}, as screens know them. */
export const kindsOnScreen = {
  HAIR_CONSULTING: {
    questions: kinds.HAIR_CONSULTING.questions,
    texts: hairTexts,
    FirstQuestions: FaceQuestions,
    LaterQuestions: PersonQuestions,
    photos: [
      { name: 'front', camera: 'user' },
      { name: 'side', camera: 'environment' },
      { name: 'now', camera: 'environment' },
    ],
    drawnAnswer,
  },
} as const satisfies Readonly<Record<keyof typeof kinds, KindOnScreen>>
