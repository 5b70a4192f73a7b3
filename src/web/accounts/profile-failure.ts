import type { Messages } from '#texts/messages.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'

type Texts = Messages['ownAccount']['profile']

/** Returns why a profile was not saved, as PRF-01 words it; prefers the server's message. */
export function profileFailure(error: unknown, text: Texts): string {
  if (!(error instanceof ApiRefusal)) return text.failed
  if (error.status === 500) return text.serverFault
  return error.serverMessage ? text.because(error.serverMessage) : text.failed
}
