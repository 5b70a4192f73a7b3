import type { UploadedFile } from '#contract/endpoint.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { IdempotencyKey } from './idempotency.ts'

export interface Cookie {
  readonly name: string
  /** Empty: take the cookie away. */
  readonly value: string
  readonly path?: string
  readonly httpOnly?: boolean
  readonly maxAgeSeconds?: number
}

/** What a handler may know of the request besides its parsed input and its caller. */
export interface RequestContext {
  readonly language: Language
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  readonly idempotency: IdempotencyKey | null
  /** By its name in lower case; null where none came. */
  header(name: string): string | null
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Pictures of a multipart body, each within the size limit, not yet looked at. */
  readonly files: readonly UploadedFile[]
  setCookie(cookie: Cookie): void
}
