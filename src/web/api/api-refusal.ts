import type { FieldProblem, RefusalBody, RefusalCode } from '#contract/refusals.ts'

/** `OFFLINE`: no answer came, because of the network, a time-out or a server that is away. */
export type FailureCode = RefusalCode | 'OFFLINE'

/** A refusal's body, or what a proxy before the server answers in its place: `error` alone. */
type AnswerBody = Partial<RefusalBody> & { readonly error?: unknown }

/** The server said no, or nothing. `code` tells what to do, `message` is the server's sentence. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly code: FailureCode
  /** 0 when no answer came. */
  readonly status: number
  readonly body: AnswerBody

  constructor(code: FailureCode, status = 0, body: AnswerBody = {}) {
    super(body.message ?? code)
    this.code = code
    this.status = status
    this.body = body
  }

  /** Problems field by field, when the server found some in what was sent. */
  get fields(): readonly FieldProblem[] {
    return Array.isArray(this.body.detail) ? this.body.detail : []
  }

  /** The server's own words: its detail, the first of a list of them, its message or its error. */
  get serverMessage(): string | null {
    const { detail, message, error } = this.body
    if (typeof detail === 'string') return detail
    return this.fields[0]?.msg ?? message ?? (typeof error === 'string' ? error : null)
  }
}

export const isRefusal = (error: unknown, ...codes: FailureCode[]): error is ApiRefusal =>
  error instanceof ApiRefusal && (codes.length === 0 || codes.includes(error.code))
