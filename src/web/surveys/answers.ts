import type { KindOnScreen } from '#consultings/kinds-on-screen.ts'
import type { Answers, Question, Questions } from '#consultings/question.ts'

/** An answer as it stands on the screen: a number as typed, yes or no by its word. */
export type Typed = string | readonly string[]

/** The survey as it stands on the screen: a question without an answer is missing or empty. */
export interface SurveyInput {
  readonly answers: Readonly<Record<string, Typed>>
  readonly email: string
  readonly phone: string
  /** To photos and body data. */
  readonly consented: boolean
  readonly agreed: boolean
}

export type Change = (change: Partial<SurveyInput>) => void

export const noInput: SurveyInput = {
  answers: {},
  email: '',
  phone: '',
  consented: false,
  agreed: false,
}

/** Whether a question is on the screen; one that follows from another only after a yes. */
export const isShown = ({ after }: Question, { answers }: Pick<SurveyInput, 'answers'>) =>
  !after || answers[after] === 'yes'

/** Questions and photos; what follows from another question, who one is and the boxes are not countable. */
export const questionCount = ({ questions, photos }: Pick<KindOnScreen, 'questions' | 'photos'>) =>
  countable(questions).length + photos.length

export const answeredCount = (questions: Questions, { answers }: SurveyInput, photos: number) =>
  countable(questions).filter((name) => isAnswered(answers[name])).length + photos

const countable = (questions: Questions) =>
  Object.keys(questions).filter((name) => !questions[name]!.after)

const isAnswered = (typed: Typed | undefined) =>
  typeof typed === 'string' ? typed.trim() !== '' : Boolean(typed?.length)

/** The answers that are sent: what was not answered is left out. */
export const answersToSend = (questions: Questions, input: SurveyInput): Answers =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([name, question]) => {
      const typed = input.answers[name]
      return isAnswered(typed) && isShown(question, input)
        ? [[name, answerOf(question, typed!)] as const]
        : []
    }),
  )

function answerOf({ form }: Question, typed: Typed) {
  if (typeof typed !== 'string') return typed
  if (form === 'yesNo') return typed === 'yes'
  return form === 'number' ? numberIn(typed) : typed.trim()
}

/** A number as typed, with a point or a comma; nothing for an empty field, NaN for no number. */
export const numberIn = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed.trim().replace(',', '.'))
