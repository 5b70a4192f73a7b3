import { isRefusal } from './api-refusal.ts'

/** Null where the answer is that there is nothing for this reader. */
export async function unlessRefused<Reply>(reply: Promise<Reply>): Promise<Reply | null> {
  try {
    return await reply
  } catch (error) {
    const isNo = isRefusal(error, 'NOT_FOUND', 'SIGN_IN_REQUIRED', 'FORBIDDEN', 'VALIDATION_FAILED')
    if (isNo) return null
    throw error
  }
}
