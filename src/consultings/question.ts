import { z } from 'zod'
import { requiredText } from '#contract/fields.ts'

interface Asked {
  /** `always`: the API refuses a missing answer; `onScreen`: only the form does. */
  readonly required?: 'always' | 'onScreen'
  /** Erased when the consent to photos and body data is withdrawn. */
  readonly isSensitive?: true
  /** Asked only if the named question was answered with yes. */
  readonly after?: string
}

/**
 * A question of a survey. `blank` is the wire value for no answer, as the specification defines it;
 * it is never stored.
 */
export type Question = Asked &
  (
    | {
        readonly form: 'choice'
        readonly options: readonly string[]
        readonly blank: string | null
      }
    | {
        readonly form: 'several'
        readonly options: readonly string[]
        /** The option “none of these”, which excludes all others. */
        readonly none?: string
        readonly blank: readonly []
      }
    | { readonly form: 'yesNo'; readonly blank: false }
    | {
        readonly form: 'number'
        readonly min: number
        readonly max: number
        readonly isWhole?: true
        readonly blank: number
      }
    | { readonly form: 'text'; readonly maxLength: number; readonly blank: '' }
  )

/** By wire name, in the order of the form. */
export type Questions = Readonly<Record<string, Question>>

interface AnswerForms<Option extends string> {
  readonly choice: Option
  readonly several: readonly Option[]
  readonly yesNo: boolean
  readonly number: number
  readonly text: string
}

type AnswerTo<Q extends Question> = AnswerForms<
  Q extends { readonly options: readonly (infer Option extends string)[] } ? Option : string
>[Q['form']]

/** Given answers by question; unanswered ones are missing. */
export type Answers<Qs extends Questions = Questions> = {
  readonly [Name in keyof Qs]?: AnswerTo<Qs[Name]> | undefined
}

type AnswerField<Q extends Question> = Q extends { readonly required: 'always' }
  ? z.ZodType<AnswerTo<Q>, AnswerTo<Q>>
  : z.ZodOptional<z.ZodType<AnswerTo<Q> | undefined, AnswerTo<Q> | null | undefined>>

/**
 * Builds the fields of a request body with answers. Null, an empty list and an empty text count as
 * no answer.
 */
export const answerFields = <Qs extends Questions>(questions: Qs) =>
  eachOf<{ readonly [Name in keyof Qs]: AnswerField<Qs[Name]> }>(questions, (question) => {
    const field = fieldOf(question)
    if (question.required === 'always') return field
    const description = `Left out or empty: not answered, replied as ${JSON.stringify(question.blank)}.`
    return field.nullable().transform(answerOrUndefined).optional().describe(description)
  })

/** Picks the answers from a body's fields. */
export const pickAnswers = <Qs extends Questions>(questions: Qs, body: Answers<Qs>): Answers<Qs> =>
  // All answers are optional, so those that were given are answers as well.
  Object.fromEntries(
    Object.entries(body).filter(([name, answer]) => name in questions && answer !== undefined),
  ) as Answers<Qs>

const answerOrUndefined = (answer: unknown) =>
  answer === null || answer === '' || (Array.isArray(answer) && answer.length === 0)
    ? undefined
    : answer

function fieldOf(question: Question): z.ZodType {
  switch (question.form) {
    case 'choice':
      return z.enum(question.options)
    case 'several':
      return z
        .array(z.enum(question.options))
        .max(question.options.length)
        .transform((all) => [...new Set(all)])
        .refine((all) => all.length < 2 || !all.includes(question.none ?? ''))
    case 'yesNo':
      return z.boolean()
    case 'number':
      return (question.isWhole ? z.int() : z.number()).min(question.min).max(question.max)
    case 'text':
      return question.required === 'always'
        ? requiredText(question.maxLength)
        : z.string().trim().max(question.maxLength)
  }
}

type ReplyField<Q extends Question> = z.ZodType<
  | (Q extends { readonly options: unknown } ? Widened<AnswerTo<Q>> : AnswerTo<Q>)
  | (Q extends { readonly blank: null } | { readonly isSensitive: true } ? null : never)
>
type Widened<Answer> = Answer extends readonly unknown[] ? string[] : string

/** Builds the fields of a reply with answers. Erased answers are null. */
export const replyFields = <Qs extends Questions>(questions: Qs) =>
  eachOf<{ readonly [Name in keyof Qs]: ReplyField<Qs[Name]> }>(questions, (question) => {
    const { form, blank, isSensitive } = question
    const isWhole = form === 'number' && question.isWhole
    const field: z.ZodType = isWhole ? z.int() : replyForms[form]
    return blank === null || isSensitive ? field.nullable() : field
  })

const replyForms = {
  choice: z.string(),
  several: z.array(z.string()),
  yesNo: z.boolean(),
  number: z.number(),
  text: z.string(),
}

type ReplyAnswers<Qs extends Questions> = {
  readonly [Name in keyof Qs]: z.output<ReplyField<Qs[Name]>>
}

/** Builds a reply's answers: each given answer, or its blank value. */
export const replyAnswers = <Qs extends Questions>(
  questions: Qs,
  answers: Answers<Qs>,
  isErased: boolean,
) =>
  eachOf<ReplyAnswers<Qs>>(questions, ({ blank, isSensitive }, name) =>
    isErased && isSensitive ? null : (answers[name] ?? blank),
  )

/** Returns whether somebody with these answers was asked the question. */
const isAsked = ({ after }: Question, answers: Answers) => !after || answers[after] === true

/** Lists questions that were asked and not answered, except erased ones. */
export const unansweredQuestions = (
  questions: Questions,
  answers: Answers,
  isErased: boolean,
): string[] =>
  Object.entries(questions)
    .filter(([name]) => answers[name] === undefined)
    .filter(([, question]) => isAsked(question, answers) && !(isErased && question.isSensitive))
    .map(([name]) => name)

/** Lists the questions about photos and body data. */
export const sensitiveQuestions = (questions: Questions): string[] =>
  Object.entries(questions)
    .filter(([, { isSensitive }]) => isSensitive)
    .map(([name]) => name)

/** Makes a value for each question. `Made` derives its type from the question's own. */
const eachOf = <Made extends { readonly [name: string]: unknown }>(
  questions: Questions,
  make: (question: Question, name: string) => unknown,
) =>
  // TypeScript cannot follow from a question of the list to its own type.
  Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, make(question, name)]),
  ) as Made
