import type { FieldProblem, RefusalBody, RefusalCode } from '#contract/refusals.ts'

/** `OFFLINE`: no reply, because of the network, a timeout or an unreachable server. */
export type FailureCode = RefusalCode | 'OFFLINE'

/** A refusal's body, or that of a proxy before the server: only `error`. */
type AnswerBody = Partial<RefusalBody> & { readonly error?: unknown }

/** A refused or failed request. `code` is for programs, `message` is the server's sentence. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal'
  readonly code: FailureCode
  /** HTTP status; 0 without a reply. */
  readonly status: number
  readonly body: AnswerBody

  constructor(code: FailureCode, status = 0, body: AnswerBody = {}) {
    super(body.message ?? code)
    this.code = code
    this.status = status
    this.body = body
  }

  /** Problems by field, if the server found any in the request. */
  get fields(): readonly FieldProblem[] {
    return Array.isArray(this.body.detail) ? this.body.detail : []
  }

  /** The server's message: its detail, the first of several, its message or its error. */
  get serverMessage(): string | null {
    const { detail, message, error } = this.body
    if (typeof detail === 'string') return detail
    return this.fields[0]?.msg ?? message ?? (typeof error === 'string' ? error : null)
  }
}

/** Returns the body of a failed response; empty if a proxy sent something else than an object. */
export const bodyIn = (json: unknown): AnswerBody =>
  typeof json === 'object' && json !== null ? json : {}

/** Returns the saved version that a refused write (EDIT_CONFLICT) was not based on. */
export const currentVersion = <Item>({ body }: Pick<ApiRefusal, 'body'>): Item =>
  // The server builds it as it builds its replies: the screen that sent the write shows this type.
  body.current as Item

export const isRefusal = (error: unknown, ...codes: FailureCode[]): error is ApiRefusal =>
  error instanceof ApiRefusal && (codes.length === 0 || codes.includes(error.code))
