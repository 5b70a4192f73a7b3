import type { Question, Questions } from './question.ts'

interface Titled {
  readonly title: string
  /** Label in the back office, for questions whose title is a sentence. */
  readonly name?: string
  readonly hint?: string
}

interface Chosen<Option extends string> extends Titled {
  readonly options: Readonly<Record<Option, string>>
}

interface NumberTexts extends Titled {
  readonly label: string
  /** Only for questions that the form requires. */
  readonly missing?: string
  readonly outOfRange: (min: string, max: string) => string
  /** Formats the number with its unit. */
  readonly value: (number: string) => string
}

interface FreeTexts extends Titled {
  readonly label: string
  /** Only for required questions. */
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

/** Texts of questions and their answers in one language; all are required. */
export type QuestionTexts<Qs extends Questions> = {
  readonly [Name in keyof Qs]: TextsOf<Qs[Name]>
}

/** {@link QuestionTexts} of any kind. */
export type AnyQuestionTexts = Readonly<Record<string, Chosen<string> | NumberTexts | FreeTexts>>
