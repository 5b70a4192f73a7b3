import { type FailureCode, isRefusal } from './api-refusal.ts'

/** What answers a proof that has ended or never was one: it opens nothing, and another may. */
export const expiredProofCodes = ['NOT_FOUND', 'SIGN_IN_REQUIRED', 'VALIDATION_FAILED'] as const

/** Null where one of `codes` says that there is nothing for this reader; every other is thrown. */
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
