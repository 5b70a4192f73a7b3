import type { KindOnScreen } from '#consultings/kinds-on-screen.ts'
import type { Answers, Question, Questions } from '#consultings/question.ts'

/** An answer in its typed form: numbers as text, yes and no as words. */
export type Typed = string | readonly string[]

/** The survey as typed; unanswered questions are missing or empty. */
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

/** Whether a question is shown; a follow-up question only after a yes. */
export const isShown = ({ after }: Question, { answers }: Pick<SurveyInput, 'answers'>) =>
  !after || answers[after] === 'yes'

/** Number of questions and photos, without follow-up questions, contact and checkboxes. */
export const questionCount = ({ questions, photos }: Pick<KindOnScreen, 'questions' | 'photos'>) =>
  countable(questions).length + photos.length

export const answeredCount = (questions: Questions, { answers }: SurveyInput, photos: number) =>
  countable(questions).filter((name) => isAnswered(answers[name])).length + photos

const countable = (questions: Questions) =>
  Object.entries(questions).flatMap(([name, { after }]) => (after ? [] : [name]))

const isAnswered = (typed: Typed | undefined): typed is Typed =>
  typeof typed === 'string' ? typed.trim() !== '' : Boolean(typed?.length)

/** Returns the answers to send, without unanswered ones. */
export const answersToSend = (questions: Questions, input: SurveyInput): Answers =>
  Object.fromEntries(
    Object.entries(questions).flatMap(([name, question]) => {
      const typed = input.answers[name]
      return isAnswered(typed) && isShown(question, input)
        ? [[name, answerOf(question, typed)] as const]
        : []
    }),
  )

function answerOf({ form }: Question, typed: Typed) {
  if (typeof typed !== 'string') return typed
  if (form === 'yesNo') return typed === 'yes'
  return form === 'number' ? numberIn(typed) : typed.trim()
}

/** Parses a number with a point or a comma; undefined for an empty field, NaN if invalid. */
export const numberIn = (typed: string): number | undefined =>
  typed.trim() === '' ? undefined : Number(typed.trim().replace(',', '.'))
