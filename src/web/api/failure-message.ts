import type { ApiRefusal } from './api-refusal.ts'

interface FailureTexts {
  readonly offline: string
  readonly failed: string
}

/** Why something was not done: that no answer came, else the server's words, if any came. */
export const failureMessage = ({ code, serverMessage }: ApiRefusal, text: FailureTexts): string =>
  code === 'OFFLINE' ? text.offline : (serverMessage ?? text.failed)
