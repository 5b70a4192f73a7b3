import type { Question, Questions } from '#consultings/question.ts'
import type { Survey } from '#contract/surveys.ts'
import type { SurveyInput, Typed } from '../answers.ts'

type Typing = SurveyInput['answers']

/** A photo of the survey that the server has. */
export interface SentPhoto {
  readonly id: string
  readonly address: string
}

/** A survey that was sent and can be changed, in the form's shape. */
export interface SentSurvey {
  readonly revision: number
  readonly answers: Typing
  /** Current photo of each of the kind's photos. */
  readonly photos: readonly (SentPhoto | null)[]
}

/** Converts a survey to the form's shape. `photoNames` are those of the kind. */
export const sentSurveyOf = (
  questions: Questions,
  photoNames: readonly string[],
  survey: Survey,
): SentSurvey => ({
  revision: survey.revision,
  answers: typedAnswers(questions, survey),
  photos: photosByPlace(photoNames, survey.images),
})

function typedAnswers(questions: Questions, survey: Survey): Typing {
  const answers: Readonly<Record<string, unknown>> = { ...survey }
  const given = Object.entries(questions).filter(
    ([name, { after }]) => !survey.left_blank.includes(name) && (!after || answers[after] === true),
  )
  return Object.fromEntries(given.map(([name, question]) => [name, typed(question, answers[name])]))
}

function typed({ form }: Question, answer: unknown): Typed {
  if (Array.isArray(answer)) return answer.map(String)
  if (form === 'yesNo') return answer === true ? 'yes' : 'no'
  return answer === null || answer === undefined ? '' : String(answer)
}

/** Photos without a name take the places that are left. */
function photosByPlace(names: readonly string[], images: Survey['images']) {
  const unnamed = images.filter(({ name }) => name === null || !names.includes(name))
  return names.map((name) => {
    const image = images.find((it) => it.name === name) ?? unnamed.shift()
    return image ? { id: image.id, address: image.thumbnail_url } : null
  })
}

/** Returns whether two answers are the same; the options of a list have no order. */
const isSame = (one: Typed = '', other: Typed = '') => comparable(one) === comparable(other)

const comparable = (answer: Typed) =>
  typeof answer === 'string' ? answer.trim() : JSON.stringify([...answer].sort())

/** Returns whether any answer differs from the sent ones. */
export const isChanged = (questions: Questions, sent: Typing, now: Typing): boolean =>
  Object.keys(questions).some((name) => !isSame(sent[name], now[name]))
