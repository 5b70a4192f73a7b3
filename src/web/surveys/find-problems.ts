import { emailField, phoneField } from '#contract/fields.ts'
import type { FieldProblem } from '#contract/refusals.ts'
import { surveyBounds, textLengths } from '#domain/limits/limits.ts'
import type { Format } from '#texts/format.ts'
import type { SurveyTexts } from '#texts/surveys.ts'
import { type Answers, numberIn } from './answers.ts'

/** Sentences by field, for what is missing or wrong. */
export type Problems = Partial<
  Record<
    'height' | 'weight' | 'otherCount' | 'note' | 'email' | 'phone' | 'consented' | 'agreed',
    string
  >
>

interface Asking {
  readonly text: SurveyTexts
  readonly format: Format
  /** Guests also say with which address and phone they ordered. */
  readonly guest: boolean
}

/** What keeps the survey from being sent. Source: SRV-02. */
export function findProblems(it: Answers, { text, format, guest }: Asking): Problems {
  const { heightCm, weightKg, otherConsultingCount } = surveyBounds
  const words = (...numbers: number[]) => numbers.map(format.number) as [string, string]
  const found: Problems = {}

  if (it.height.trim() === '') found.height = text.body.heightMissing
  else if (!isWithin(it.height, heightCm)) {
    found.height = text.body.heightRange(...words(heightCm.min, heightCm.max))
  }
  if (!isWithin(it.weight, weightKg)) {
    found.weight = text.body.weightRange(...words(weightKg.min, weightKg.max))
  }
  if (it.hadOther && !isWithin(it.otherCount, otherConsultingCount, Number.isInteger)) {
    found.otherCount = text.before.countRange(format.number(otherConsultingCount.max))
  }
  if (it.note.trim() === '') found.note = text.note.missing
  else if (it.note.trim().length > textLengths.surveyNote) {
    found.note = text.note.tooLong(format.number(textLengths.surveyNote))
  }
  if (guest) Object.assign(found, contactProblems(it, text.contact))
  if (!it.consented) found.consented = text.consent.missing
  if (!it.agreed) found.agreed = text.agree.missing
  return found
}

function contactProblems({ email, phone }: Answers, text: SurveyTexts['contact']) {
  const found: Problems = {}
  if (email.trim() === '') found.email = text.emailMissing
  else if (!emailField.safeParse(email).success) found.email = text.emailInvalid
  if (phone.trim() === '') found.phone = text.phoneMissing
  else if (!phoneField.safeParse(phone).success) found.phone = text.phoneInvalid
  return found
}

interface Bounds {
  readonly min: number
  readonly max: number
}

function isWithin(typed: string, { min, max }: Bounds, alsoIs = Number.isFinite): boolean {
  const number = numberIn(typed)
  return number === undefined || (alsoIs(number) && number >= min && number <= max)
}

const fieldsOnWire = {
  height_cm: 'height',
  weight_kg: 'weight',
  other_consulting_count: 'otherCount',
  note: 'note',
  email: 'email',
  phone: 'phone',
  sensitive_agree: 'consented',
  agreed_all: 'agreed',
} as const

/** What the server found wrong, beside the fields that it is about. */
export function problemsFromServer(fields: readonly FieldProblem[]): Problems {
  const found: Problems = {}
  for (const { loc, msg } of fields) {
    const name = String(loc.at(-1)) as keyof typeof fieldsOnWire
    if (fieldsOnWire[name]) found[fieldsOnWire[name]] = msg
  }
  return found
}
