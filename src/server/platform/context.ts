import type { UploadedFile } from '#contract/endpoint.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { IdempotencyKey } from './idempotency.ts'

export interface Cookie {
  readonly name: string
  /** An empty value deletes the cookie. */
  readonly value: string
  /** For the server alone; scripts of the pages cannot read it. */
  readonly httpOnly?: boolean
  readonly maxAgeSeconds?: number
}

/** Request data for handlers besides the parsed input and the caller. */
export interface RequestContext {
  readonly language: Language
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  readonly idempotency: IdempotencyKey | null
  /** Reads a header by its lower-case name; null if absent. */
  header(name: string): string | null
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** Files of a multipart body, within the size limit, content not yet checked. */
  readonly files: readonly UploadedFile[]
  setCookie(cookie: Cookie): void
}

/** What is known of a request before its files are received. */
export interface EarlyContext extends Pick<RequestContext, 'ip' | 'language'> {
  /** Without the fingerprint, which covers the files. */
  readonly idempotency: Omit<IdempotencyKey, 'fingerprint'> | null
}
