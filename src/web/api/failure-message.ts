import type { ApiRefusal } from './api-refusal.ts'

interface FailureTexts {
  readonly offline: string
  readonly failed: string
}

/** Returns why something failed: no connection, else the server's message, else a general one. */
export const failureMessage = ({ code, serverMessage }: ApiRefusal, text: FailureTexts): string =>
  code === 'OFFLINE' ? text.offline : (serverMessage ?? text.failed)
