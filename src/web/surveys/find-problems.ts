import type { Question, Questions } from '#consultings/question.ts'
import type { AnyQuestionTexts } from '#consultings/question-texts.ts'
import { emailField, phoneField } from '#contract/fields.ts'
import type { FieldProblem } from '#contract/refusals.ts'
import type { Format } from '#texts/format.ts'
import type { SurveyTexts } from '#texts/surveys.ts'
import { isShown, numberIn, type SurveyInput } from './answers.ts'
import { itemNamed } from './asking.ts'

/** Messages of missing or wrong answers, by question or by `email`, `phone`, `consented`, `agreed`. */
export type Problems = Readonly<Partial<Record<string, string>>>

interface Asking {
  readonly questions: Questions
  /** Texts of the survey's kind. */
  readonly kindTexts: {
    readonly questions: AnyQuestionTexts
    readonly consent: { readonly missing: string }
  }
  readonly text: SurveyTexts
  readonly format: Format
  /** Whether the guest's contact is required, too. */
  readonly guest: boolean
}

/** Returns what prevents the survey from being sent. Source: SRV-02. */
export function findProblems(it: SurveyInput, asking: Asking): Problems {
  const { questions, kindTexts, text, format, guest } = asking
  const ofQuestions = Object.entries(questions).map(([name, question]) => [
    name,
    isShown(question, it) &&
      problemOf(question, it.answers[name] ?? '', itemNamed(kindTexts.questions, name), format),
  ])
  return saidOnes({
    ...Object.fromEntries(ofQuestions),
    ...(guest && contactProblems(it, text.contact)),
    consented: !it.consented && kindTexts.consent.missing,
    agreed: !it.agreed && text.agree.missing,
  })
}

type Said = string | false | undefined

const saidOnes = (all: Readonly<Record<string, Said>>): Problems =>
  Object.fromEntries(
    Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1])),
  )

function problemOf(
  question: Question,
  typed: SurveyInput['answers'][string],
  texts: AnyQuestionTexts[string],
  format: Format,
): Said {
  if (typeof typed !== 'string') return undefined
  if (!typed.trim()) return question.required && 'missing' in texts && texts.missing
  if (question.form === 'number' && 'outOfRange' in texts) {
    const [min, max] = [format.number(question.min), format.number(question.max)]
    return !isWithin(typed, question) && texts.outOfRange(min, max)
  }
  if (question.form === 'text' && 'tooLong' in texts) {
    const { maxLength } = question
    return typed.trim().length > maxLength && texts.tooLong(format.number(maxLength))
  }
  return undefined
}

function contactProblems({ email, phone }: SurveyInput, text: SurveyTexts['contact']) {
  return {
    email: !email.trim()
      ? text.emailMissing
      : !emailField.safeParse(email).success && text.emailInvalid,
    phone: !phone.trim()
      ? text.phoneMissing
      : !phoneField.safeParse(phone).success && text.phoneInvalid,
  }
}

type NumberQuestion = Extract<Question, { form: 'number' }>

function isWithin(typed: string, { min, max, isWhole }: NumberQuestion): boolean {
  const number = numberIn(typed) ?? Number.NaN
  const isNumber = isWhole ? Number.isInteger(number) : Number.isFinite(number)
  return isNumber && number >= min && number <= max
}

const othersOnWire: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'phone',
  sensitive_agree: 'consented',
  agreed_all: 'agreed',
}

/** Converts the server's problems to messages by field. */
export const problemsFromServer = (
  questions: Questions,
  fields: readonly FieldProblem[],
): Problems =>
  Object.fromEntries(
    fields.flatMap(({ loc, msg }) => {
      // For a list, an index follows the question's name.
      const name = String(loc[1])
      const field = name in questions ? name : othersOnWire[name]
      return field ? [[field, msg] as const] : []
    }),
  )
