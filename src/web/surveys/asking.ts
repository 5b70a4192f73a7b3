import type { Questions } from '#consultings/question.ts'
import type { AnyQuestionTexts } from '#consultings/question-texts.ts'
import type { SurveyInput, Typed } from './answers.ts'
import type { Problems } from './find-problems.ts'

/** Questions, current answers, and how to change them. */
export interface Asking {
  readonly questions: Questions
  readonly texts: AnyQuestionTexts
  readonly answers: SurveyInput['answers']
  readonly answer: (name: string, typed: Typed) => void
  readonly problems: Problems
}

/** Returns the question of a name, or its texts. @throws RangeError if there is none */
export function itemNamed<Item>(items: Readonly<Record<string, Item>>, name: string): Item {
  const item = items[name]
  if (item === undefined) throw new RangeError(`no question ${name}`)
  return item
}
