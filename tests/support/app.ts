import { onTestFinished } from 'vitest'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { RefusalBody } from '#contract/refusals.ts'
import type { Language } from '#domain/languages/languages.ts'
import { bankTransfer } from '#server/adapters/payment/bank-transfer.ts'
import { createApp } from '#server/app.ts'
import type { Deps } from '#server/deps.ts'
import { createLogger } from '#server/platform/logging.ts'
import { testClock } from './clock.ts'
import { seededDatabase } from './database.ts'
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

/** Caller and headers of a call. */
export interface CallOptions {
  /** From {@link givenMember}. */
  readonly as?: { readonly token: string } | undefined
  readonly idempotencyKey?: string
  readonly language?: Language
  /** Sent as `images` of a multipart body. */
  readonly images?: readonly Uint8Array[]
  /** Sent as `file` of a multipart body. */
  readonly file?: Uint8Array
  readonly headers?: Readonly<Record<string, string>>
}

/**
 * Starts the real server on a separate database with the base content; stops it with the test. Only the
 * clock (`clock.advance(ms)`), the file storage (memory) and mail (outbox) are replaced.
 */
export async function startApp(given: Partial<Deps> = {}) {
  const app = await openApp(given)
  onTestFinished(app.close)
  return app
}

/** Starts a server that the tests of a file share: `afterAll(app.close)`. */
export async function openApp(given: Partial<Deps> = {}) {
  const database = await seededDatabase()
  const { db, readDb } = database
  const clock = testClock()
  const deps: Deps = {
    db,
    readDb,
    now: clock.now,
    secret: 'a-secret-for-tests-that-is-long-enough',
    publicUrl: 'http://gyeol.test',
    embeddedDatabase: false,
    rateLimits: true,
    mail: null,
    sms: null,
    storage: memoryStorage(),
    backups: null,
    paymentProviders: [bankTransfer()],
    startJob: async () => {},
    socialLogins: [],
    log: createLogger('silent'),
    ...given,
  }
  // On a busy machine calls are answered late instead of refused.
  const app = await createApp({ deps, maxEventLoopDelayMs: 0 })
  async function close() {
    await app.close()
    await database.giveBack()
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

/** Returns the reply of a call; fails the test if it was refused. */
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
