/** Result of a call: a reply, or the reason why there is none. */
export type TossResponse =
  | { readonly status: number; readonly code: string | null; readonly body: unknown }
  | { readonly status: null; readonly why: string }
/** Codes for rejected keys. */
export const CONFIGURATION_CODES: ReadonlySet<string> = new Set([
  'INVALID_API_KEY',
  'UNAUTHORIZED_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
])

/** Maps a failed call to the outcome `unknown` with its reason. */
export function unknownOutcomeOf(answer: TossResponse) {
  if (answer.status === null) return { outcome: 'unknown', why: answer.why } as const
  const { status, code } = answer
  return code && CONFIGURATION_CODES.has(code)
    ? ({ outcome: 'misconfigured', code } as const)
    : ({ outcome: 'unknown', why: `${status} ${code ?? ''}`.trim() } as const)
}
