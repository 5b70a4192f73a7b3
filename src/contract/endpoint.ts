import type { z } from 'zod'
import type { RefusalCode } from './refusals.ts'

/**
 * Who may call: `anyone`, a signed-in `member` (else 401), or an `admin` (else 401 for nobody and
 * 403 for everybody who is somebody). Source: SEC-01.
 */
export type Access = 'anyone' | 'member' | 'admin'

/**
 * How the body travels. `multipart` carries JSON in the field `payload` and pictures in `images`
 * (or one `file`); `either` is that, or JSON where no pictures come along; `form` is form-encoded or
 * JSON; `raw` is kept as it came, for webhooks.
 */
export type BodyKind = 'json' | 'multipart' | 'either' | 'form' | 'raw'

/** Calls that share a scope share their idempotency keys: an order's key counts for both calls. */
export type IdempotencyScope = 'order' | 'survey' | 'payment' | 'inquiry' | 'review' | 'booking'

/** One call of the API: all that the outside may rely on. Both sides import it as a value. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the origin, with `:name` for parameters: `/v1/orders/by-number/:order_number`. */
  readonly path: string
  readonly summary: string
  readonly access: Access
  /** Also for a session whose temporary password must be changed first. Source: docs/rules.md A-6. */
  readonly beforePasswordChange?: true
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly bodyKind?: BodyKind
  readonly reply: z.ZodType
  /** 200 unless said otherwise; 204 has no body. */
  readonly status?: 200 | 201 | 204
  /** The reply is a file: `{ contentType, fileName, data }` becomes the bytes themselves. */
  readonly file?: boolean
  readonly idempotency?: IdempotencyScope
  /** Beyond {@link commonRefusals}. */
  readonly refusals: readonly RefusalCode[]
  /** Where this call answers a code with another status than the table of refusals. */
  readonly statuses?: Readonly<Partial<Record<RefusalCode, number>>>
}

/** Keeps the literal types of an endpoint, so that handler and client are checked against it. */
export const endpoint = <const E extends Endpoint>(it: E): E => it

type Output<T, Else> = T extends z.ZodType ? z.output<T> : Else
type Input<T, Else> = T extends z.ZodType ? z.input<T> : Else

/** What a handler receives: parsed, defaulted, normalised. */
export interface ParsedOf<E extends Endpoint> {
  readonly params: Output<E['params'], Record<never, never>>
  readonly query: Output<E['query'], Record<never, never>>
  readonly body: Output<E['body'], undefined>
}

/** What a caller sends. Parts that the endpoint does not declare are left out. */
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

/** A picture as it arrived in a multipart body: at most 10 MB, not yet looked at. */
export interface UploadedFile {
  readonly fieldName: string
  readonly fileName: string
  readonly data: Uint8Array
}

/** What a handler of a `file` endpoint answers. */
export interface FileReply {
  readonly contentType: string
  readonly fileName: string
  /** The bytes, or what makes them while they are sent. */
  readonly data: Uint8Array | AsyncIterable<Uint8Array>
  readonly disposition?: 'inline' | 'attachment'
  readonly cacheControl?: string
}
