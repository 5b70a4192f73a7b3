import { z } from 'zod'
import { passwordProblem } from '#domain/accounts/password.ts'
import { phoneProblem } from '#domain/accounts/phone.ts'
import { typedNameProblem } from '#domain/names/person-name.ts'
import type { Messages } from '#texts/messages.ts'

export interface SignUpValues {
  name: string
  email: string
  userId: string
  password: string
  passwordConfirm: string
  phone: string
  postalCode: string
  basicAddress: string
  detailedAddress: string
  terms: boolean
  privacy: boolean
  sensitive: boolean
  marketing: boolean
}

export const emptySignUp: SignUpValues = {
  name: '',
  email: '',
  userId: '',
  password: '',
  passwordConfirm: '',
  phone: '',
  postalCode: '',
  basicAddress: '',
  detailedAddress: '',
  terms: false,
  privacy: false,
  sensitive: false,
  marketing: false,
}

/** Verified and checked values, compared with the current ones. */
export interface Proven {
  readonly email: string | null
  readonly phone: string | null
  readonly userId: string | null
}

type SignUpProblems = Partial<Record<keyof SignUpValues, string>>
type Problems = Messages['accounts']['signUp']['problems']

export const isEmail = (text: string) => z.email().safeParse(text.trim()).success

/** Returns all remaining problems, in the order of the form. Source: SGN-02 to SGN-04. */
export function signUpProblems(
  values: SignUpValues,
  proven: Proven,
  mustProvePhone: boolean,
  text: Problems,
  names: Messages['names'],
): SignUpProblems {
  const problems: SignUpProblems = {}
  const say = (field: keyof SignUpValues, problem: string | null | false) => {
    if (problem) problems[field] = problem
  }
  const phone = phoneProblem(values.phone)
  const password = values.password ? passwordProblem(values.password, values.userId) : null

  say('name', nameSentence(values.name, text, names))
  say('email', emailProblem(values.email, proven, text))
  say('userId', userIdProblem(values.userId, proven, text))
  say('password', values.password ? password && text[password] : text.passwordRequired)
  say('passwordConfirm', values.password !== values.passwordConfirm && text.passwordMismatch)
  say('phone', phone && text[phone])
  if (!phone && mustProvePhone) {
    say('phone', proven.phone !== values.phone && text.phoneNotVerified)
  }
  const agreed = values.terms && values.privacy && values.sensitive
  say('terms', !agreed && text.agreementsRequired)
  return problems
}

function nameSentence(name: string, text: Problems, names: Messages['names']) {
  if (!name.trim()) return text.nameRequired
  const problem = typedNameProblem(name)
  return problem && names[problem]
}

function emailProblem(email: string, proven: Proven, text: Problems) {
  if (!email.trim()) return text.emailRequired
  if (!isEmail(email)) return text.emailFormat
  return proven.email !== email && text.emailNotVerified
}

function userIdProblem(userId: string, proven: Proven, text: Problems) {
  if (!userId) return text.userIdRequired
  return proven.userId !== userId && text.userIdNotChecked
}

/** Converts the values to the request body. */
export const toRegisterBody = (values: SignUpValues) => ({
  name: values.name,
  email: values.email,
  user_id: values.userId,
  password: values.password,
  password_confirm: values.passwordConfirm,
  phone: values.phone,
  postal_code: values.postalCode,
  basic_address: values.basicAddress,
  detailed_address: values.detailedAddress,
  terms_agree: true as const,
  privacy_agree: true as const,
  sensitive_agree: true as const,
  marketing_agree: values.marketing,
})
