import type { z } from 'zod'
import type { StaffAccess } from '#domain/accounts/roles.ts'
import type { LookAction } from './audit-accesses.ts'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call: `anyone`, a signed-in `member` (else 401), or a role of the back office (else 401
 * for visitors and 403 for all others), which is `admin`, the owner alone, unless more are meant.
 * Source: SEC-01, docs/rules.md A-39.
 */
export type Access = 'anyone' | 'member' | StaffAccess

/**
 * Encoding of the body. `multipart`: JSON in the field `payload` and pictures in `images` (or one
 * `file`). `either`: `multipart`, or JSON without pictures. `form`: form-encoded or JSON. `raw`:
 * unparsed, for webhooks.
 */
type BodyKind = 'json' | 'multipart' | 'either' | 'form' | 'raw'

/** Endpoints of one scope share their idempotency keys: an order's key is valid for both calls. */
export type IdempotencyScope = 'order' | 'survey' | 'payment' | 'inquiry' | 'review' | 'booking'

/** One call of the API. Server and client import it as a value. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path with `:name` for parameters: `/v1/orders/by-number/:order_number`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Also allowed while a temporary password must be changed. Source: docs/rules.md A-6. */
  readonly beforePasswordChange?: true
  /**
   * Refused with CONFIRMATION_REQUIRED unless the member proved their identity within the last ten
   * minutes, by a login or by `/v1/auth/confirm`. Source: docs/rules.md A-37.
   */
  readonly confirmed?: true
  /** Also allowed while a required second factor must be added. Source: docs/rules.md A-43. */
  readonly beforeFactorSetup?: true
  /**
   * A look at personal data of customers, which is recorded when somebody of the studio calls. `of`
   * names the parameter, the field of the query or else of the reply that says whose, or what was
   * searched; a call without it is not recorded. Source: docs/rules.md AU-4.
   */
  readonly look?: { readonly action: LookAction; readonly of: string }
  /**
   * Every visitor gets the same reply in a language: it depends on the input, on the day and on tables
   * whose changes are notified (`pages_changed`). Stored and repeated until then.
   */
  readonly isPublic?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly bodyKind?: BodyKind
  /** Largest body of this call, if smaller than the server's limit. */
  readonly maxBodyBytes?: number
  readonly reply: z.ZodType
  /** What a consultant is sent instead: the fields about the work, without any about money. */
  readonly consultantReply?: z.ZodType
  /** 200 by default; 204 has no body. */
  readonly status?: 200 | 201 | 204
  /** The reply is a file: `{ contentType, fileName, data }` is sent as its bytes. */
  readonly file?: boolean
  readonly idempotency?: IdempotencyScope
  /** In addition to {@link commonRefusals}. */
  readonly refusals: readonly RefusalCode[]
  /** Statuses of this call that differ from the table of refusals. */
  readonly statuses?: Readonly<Partial<Record<RefusalCode, number>>>
}

/**
 * Declares an endpoint. Preserves its literal types, so that handler and client are checked against
 * it.
 */
export const endpoint = <const E extends Endpoint>(it: E): E => it

type Output<T, Else> = T extends z.ZodType ? z.output<T> : Else
type Input<T, Else> = T extends z.ZodType ? z.input<T> : Else

/** What a handler receives: parsed, with defaults, normalized. */
export interface ParsedOf<E extends Endpoint> {
  readonly params: Output<E['params'], Record<never, never>>
  readonly query: Output<E['query'], Record<never, never>>
  readonly body: Output<E['body'], undefined>
}

/** What a caller sends. Parts that the endpoint does not declare are omitted. */
export type InputOf<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { readonly params: Input<E['params'], never> }
  : { readonly params?: undefined }) &
  (E['query'] extends z.ZodType
    ? { readonly query?: Input<E['query'], never> }
    : { readonly query?: undefined }) &
  (E['body'] extends z.ZodType
    ? { readonly body: Input<E['body'], never> }
    : { readonly body?: undefined })

export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

/** What a caller of any role receives: a consultant's reply may lack fields. */
export type ReceivedOf<E extends Endpoint> = E extends {
  readonly consultantReply: infer Work extends z.ZodType
}
  ? ReplyOf<E> | z.output<Work>
  : ReplyOf<E>

/** A picture of a multipart body: at most 10 MB, not checked yet. */
export interface UploadedFile {
  readonly fieldName: string
  readonly fileName: string
  readonly data: Uint8Array
}

/** What a handler of a `file` endpoint returns. */
export interface FileReply {
  readonly contentType: string
  readonly fileName: string
  /** The bytes, or a stream that produces them while they are sent. */
  readonly data: Uint8Array | AsyncIterable<Uint8Array>
  readonly disposition?: 'inline' | 'attachment'
  readonly cacheControl?: string
}
