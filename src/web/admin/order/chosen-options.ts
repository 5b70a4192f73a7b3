import type { AnyQuestionTexts } from '#consultings/question-texts.ts'

export type QuestionLabels = AnyQuestionTexts[string]

/** Returns the chosen options for any type of question. */
export function chosenOptions(answer: unknown): readonly string[] {
  if (typeof answer === 'boolean') return [answer ? 'yes' : 'no']
  return [answer].flat().filter((option) => typeof option === 'string')
}

export const labelOf = (texts: QuestionLabels, option: string) =>
  ('options' in texts && texts.options[option]) || option
