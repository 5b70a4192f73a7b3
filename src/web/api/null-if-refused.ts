import { type FailureCode, isRefusal } from './api-refusal.ts'

/** Codes of an invalid or expired proof: it opens nothing, but another may. */
export const expiredProofCodes = ['NOT_FOUND', 'SIGN_IN_REQUIRED', 'VALIDATION_FAILED'] as const

/** Returns null if the refusal has one of `codes`; throws all others. */
export async function nullIfRefused<Reply>(
  reply: Promise<Reply>,
  codes: readonly FailureCode[],
): Promise<Reply | null> {
  try {
    return await reply
  } catch (error) {
    if (isRefusal(error, ...codes)) return null
    throw error
  }
}
