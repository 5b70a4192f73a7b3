import type { Kysely } from 'kysely'
import { onTestFinished } from 'vitest'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import type { Language } from '#domain/languages/languages.ts'
import { bankTransfer } from '#server/adapters/payment/bank-transfer.ts'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import type { Tables } from '#server/platform/database.ts'
import { createLogger } from '#server/platform/logging.ts'
import { testClock } from './clock.ts'
import { openTestDatabase, seededDatabase } from './database.ts'
import { memoryStorage } from './memory-storage.ts'
import { multipartBody } from './multipart-body.ts'

export type Called<E extends Endpoint> =
  | {
      readonly ok: true
      readonly status: number
      readonly reply: ReplyOf<E>
      readonly headers: Headers
    }
  | {
      readonly ok: false
      readonly status: number
      readonly refusal: RefusalBody
      readonly headers: Headers
    }

type Headers = Readonly<Record<string, unknown>>

/** Who calls and how; everything may be left out. */
export interface CallOptions {
  /** From {@link givenMember}. */
  readonly as?: { readonly token: string } | undefined
  readonly idempotencyKey?: string
  readonly language?: Language
  /** Sent as `images` of a multipart body. */
  readonly images?: readonly Uint8Array[]
  /** Sent as its `file`. */
  readonly file?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * The real server on its own migrated database with the base content, ended with the test. Only the
 * clock, the files and the post are given: `clock.advance(ms)`, memory, and the outbox.
 */
export async function startApp(given: Partial<Deps> = {}) {
  const app = await openApp(given)
  onTestFinished(app.close)
  return app
}

/** The same for the tests of a file that only read what was costly to make: `afterAll(app.close)`. */
export async function openApp(given: Partial<Deps> = {}) {
  const database = await seededDatabase()
  const db: Kysely<Tables> = openTestDatabase(database.url)
  const clock = testClock()
  const deps: Deps = {
    db,
    now: clock.now,
    secret: 'a-secret-for-tests-that-is-long-enough',
    publicUrl: 'http://gyeol.test',
    rateLimits: true,
    mail: null,
    sms: null,
    storage: memoryStorage(),
    paymentProviders: [bankTransfer()],
    startJob: async () => {},
    socialLogins: [],
    log: createLogger('silent'),
    ...given,
  }
  // On a busy machine a test's calls are answered late, not turned away.
  const app = await createApp({ deps, maxEventLoopDelayMs: 0 })
  async function close() {
    await app.close()
    await db.destroy()
    database.giveBack()
  }

  async function call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<Called<E>> {
    const { payload, headers: bodyHeaders } = await bodyOf(endpoint, input.body, options)
    const response = await app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, input),
      headers: { ...bodyHeaders, ...headersOf(options) },
      ...(payload !== undefined && { payload }),
    })
    const { statusCode: status, headers } = response
    if (status >= 400) return { ok: false, status, refusal: response.json(), headers }
    const reply = endpoint.file ? response.rawPayload : response.body ? response.json() : undefined
    return { ok: true, status, reply: reply as ReplyOf<E>, headers }
  }

  return { app, db, deps, clock, call, close, databaseUrl: database.url }
}

export type TestApp = Awaited<ReturnType<typeof startApp>>

/** The reply of a call that was expected to work. */
export function replyOf<E extends Endpoint>(called: Called<E>): ReplyOf<E> {
  if (!called.ok) throw new Error(`${called.status} ${JSON.stringify(called.refusal)}`)
  return called.reply
}

function urlOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown }) {
  const params = (input.params ?? {}) as Record<string, string>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name]!),
  )
  const query = Object.entries((input.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)] as [string, string])
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path
}

const headersOf = ({ as, idempotencyKey, language, headers }: CallOptions) => ({
  ...(as && { authorization: `Bearer ${as.token}` }),
  ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  ...(language && { 'accept-language': language }),
  ...headers,
})

async function bodyOf(endpoint: Endpoint, body: unknown, { images = [], file }: CallOptions) {
  if (file) return multipartBody(body, [file], 'file')
  const isUpload =
    endpoint.bodyKind === 'either' ? images.length > 0 : endpoint.bodyKind === 'multipart'
  if (isUpload) return multipartBody(body, images)
  return { payload: body as object | undefined, headers: {} }
}
