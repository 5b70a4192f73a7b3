import type { Question } from '#consultings/question.ts'
import type { Language } from '#domain/languages/languages.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'
import { chosenOptions, labelOf, type QuestionLabels } from './chosen-options.ts'

interface EarlierAnswerProps {
  /** Null or empty: the question was not answered. */
  readonly answer: unknown
  readonly question: Question
  readonly label: QuestionLabels
  /** Of the survey. */
  readonly language: Language
}

/** Shows what a customer had answered before they changed it. */
export function EarlierAnswer({ answer, question, label, language }: EarlierAnswerProps) {
  const text = useAdminText().order.survey
  const format = useFormat()

  function inWords(): string {
    if (answer === null || (Array.isArray(answer) && answer.length === 0)) return text.notAnswered
    if (question.form === 'text') return String(answer)
    if ('value' in label) return label.value(format.number(Number(answer)))
    const options = chosenOptions(answer)
    return options.map((option) => labelOf(label, option)).join(' · ')
  }

  return (
    <span className="block text-small text-muted">
      {text.answerBefore}{' '}
      <span {...(question.form === 'text' && answer !== null && languageAttributes(language))}>
        {inWords()}
      </span>
    </span>
  )
}
