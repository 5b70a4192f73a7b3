import type { Question, Questions } from './question.ts'

interface Titled {
  readonly title: string
  /** In the back office, where the title is a sentence. */
  readonly name?: string
  readonly hint?: string
}

interface Chosen<Option extends string> extends Titled {
  readonly options: Readonly<Record<Option, string>>
}

export interface NumberTexts extends Titled {
  readonly label: string
  /** Only of one that our form asks for. */
  readonly missing?: string
  readonly outOfRange: (min: string, max: string) => string
  /** With its unit. */
  readonly value: (number: string) => string
}

export interface FreeTexts extends Titled {
  readonly label: string
  /** Only of one that must be answered. */
  readonly missing?: string
  readonly tooLong: (limit: string) => string
}

type TextsOf<Q extends Question> = Q extends {
  readonly options: readonly (infer Option extends string)[]
}
  ? Chosen<Option>
  : Q['form'] extends 'yesNo'
    ? Chosen<'yes' | 'no'>
    : Q['form'] extends 'number'
      ? NumberTexts
      : FreeTexts

/** How questions and their answers are worded in one language: none is missing. */
export type QuestionTexts<Qs extends Questions> = {
  readonly [Name in keyof Qs]: TextsOf<Qs[Name]>
}

/** {@link QuestionTexts} of whichever kind. */
export type AnyQuestionTexts = Readonly<Record<string, Chosen<string> | NumberTexts | FreeTexts>>
