import { type PhoneProblem, phoneProblem } from './phone.ts'

export interface Profile {
  readonly phone: string
  readonly postalCode: string
  readonly basicAddress: string
  readonly detailedAddress: string
}

export type ProfileProblem =
  | { readonly field: 'phone'; readonly problem: PhoneProblem }
  | { readonly field: Exclude<keyof Profile, 'phone'>; readonly problem: 'ADDRESS_INCOMPLETE' }

const addressParts = ['postalCode', 'basicAddress', 'detailedAddress'] as const

/**
 * Returns the first problem of a profile, or `null`: the phone's rules, then the first empty part
 * of an incomplete address. Source: PRF-01, whose messages belong to these codes.
 */
export function profileProblem(profile: Profile): ProfileProblem | null {
  const phone = phoneProblem(profile.phone)
  if (phone) return { field: 'phone', problem: phone }
  const missing = addressParts.find((part) => profile[part].trim() === '')
  return missing ? { field: missing, problem: 'ADDRESS_INCOMPLETE' } : null
}
