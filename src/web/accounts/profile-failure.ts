import type { Messages } from '#texts/messages.ts'
import { ApiRefusal } from '#web/api/api-refusal.ts'

type Texts = Messages['ownAccount']['profile']

/** Why a profile was not saved, in the words of PRF-01: the server's own where it said something. */
export function profileFailure(error: unknown, text: Texts): string {
  if (!(error instanceof ApiRefusal)) return text.failed
  if (error.status === 500) return text.serverFault
  return error.serverMessage ? text.because(error.serverMessage) : text.failed
}
