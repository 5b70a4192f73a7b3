/** What came of a call: an answer, or why none came. */
export type TossResponse =
  | { readonly status: number; readonly code: string | null; readonly body: unknown }
  | { readonly status: null; readonly why: string }
/** The company does not know our keys. */
export const CONFIGURATION_CODES: ReadonlySet<string> = new Set([
  'INVALID_API_KEY',
  'UNAUTHORIZED_KEY',
  'INCORRECT_BASIC_AUTH_FORMAT',
])

/** Why a question was not answered. */
export function unknownOutcomeOf(answer: TossResponse) {
  if (answer.status === null) return { outcome: 'unknown', why: answer.why } as const
  const { status, code } = answer
  return code && CONFIGURATION_CODES.has(code)
    ? ({ outcome: 'misconfigured', code } as const)
    : ({ outcome: 'unknown', why: `${status} ${code ?? ''}`.trim() } as const)
}
