import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { createAnswerStore, type StoredAnswer } from './answer-store.ts'
import { namesHost } from './connection-errors.ts'
import type { Drain } from './drain.ts'
import { encodingFor, matchesEtag } from './encoded-body.ts'
import { languageOf } from './language.ts'
import { expiryOf } from './page-cache.ts'
import type { PageChanges } from './page-changes.ts'
import { setsLanguage } from './remember-language.ts'

interface Options {
  readonly deps: Pick<Deps, 'now'>
  readonly drain: Drain
  /** If absent, nothing is stored. */
  readonly changes: PageChanges | undefined
  /** True if the request has no credentials. */
  readonly isAnonymousRequest: (request: FastifyRequest) => boolean
  /** Called for each stored page that is sent. */
  readonly onPageView: (request: FastifyRequest) => void
  /** Closes the connection of a client that does not take its reply. */
  readonly limitReply: (raw: FastifyReply['raw']) => void
}

/** Marks a reply as the same for every visitor, until a change in the database or the page expires. */
type Share = (reply: FastifyReply, page?: Pick<StoredAnswer, 'until'>) => void

export interface PublicAnswers {
  /** Call before the data of the answer is read. Undefined if this answer cannot be stored. */
  begin(request: FastifyRequest): Share | undefined
}

const repeated = new WeakSet<FastifyReply>()

/** True for an answer from memory. */
export const isRepeated = (reply: FastifyReply): boolean => repeated.has(reply)

/**
 * Repeats public answers to visitors from memory, before any other work. A stored answer is the one that
 * left the server, so that no rule about headers exists twice; only its ID is new.
 *
 * Register after tracing and cookies and before everything else, and {@link storeSharedAnswers} last.
 */
export function repeatPublicAnswers(app: FastifyInstance, options: Options) {
  const { deps, drain, changes, isAnonymousRequest, onPageView, limitReply } = options
  const store = createAnswerStore()
  const shared = new WeakMap<FastifyReply, (body: Buffer) => void>()
  changes?.onChange(store.empty)

  /** What is rare takes the long way: HEAD, a link that sets the language, a GET with a body. */
  const isOrdinary = (request: FastifyRequest) =>
    request.method === 'GET' &&
    namesHost(request.raw) &&
    request.url.startsWith('/') &&
    request.headers['content-length'] === undefined &&
    request.headers['transfer-encoding'] === undefined &&
    !setsLanguage(request) &&
    isAnonymousRequest(request)

  app.addHook('onRequest', (request, reply, done) => {
    if (!changes?.isListeningNow() || drain.hasBegun || !isOrdinary(request)) return done()
    const answer = store.find(keyOf(request), deps.now().getTime())
    if (!answer) return done()
    if (answer.isPage) onPageView(request)
    repeated.add(reply)
    reply.hijack()
    limitReply(reply.raw)
    write(request, reply, answer)
  })

  const begin: PublicAnswers['begin'] = (request) => {
    if (!changes || !isOrdinary(request)) return undefined
    const put = store.begin()
    const expiry = expiryOf(deps.now())
    return (reply, page) =>
      shared.set(reply, (body) => {
        const answer = answerOf(reply, body)
        const sharing = { until: page?.until ?? expiry, isPage: page !== undefined }
        if (answer) put(keyOf(request), { ...answer, ...sharing })
      })
  }

  function storeSharedAnswers() {
    app.addHook('onSend', (_request, reply, payload, done) => {
      if (Buffer.isBuffer(payload)) shared.get(reply)?.(payload)
      done(null, payload)
    })
  }
  return { begin, storeSharedAnswers }
}

const keyOf = (request: FastifyRequest) =>
  `${request.protocol} ${languageOf(request)} ${encodingFor(request)} ${request.url}`

/** Belong to one request: an answer with any of them is not stored. */
const OF_ONE_REQUEST = ['set-cookie', 'connection']
const ID = 'x-request-id'
/** Describe a body, so they are missing where the browser has it. */
const OF_BODY = ['content-type', 'content-encoding', 'content-length']

function answerOf(
  reply: FastifyReply,
  body: Buffer,
): Omit<StoredAnswer, 'until' | 'isPage'> | null {
  const sent = Object.entries({ ...reply.getHeaders(), 'content-length': body.length })
  const names = sent.map(([name]) => name)
  if (reply.statusCode !== 200 || OF_ONE_REQUEST.some((name) => names.includes(name))) return null
  const headers = sent.filter(([name]) => name !== ID)
  const tag = reply.getHeader('etag')
  return {
    headers: flat(headers),
    body,
    known: tag
      ? { tag: String(tag), headers: flat(headers.filter(([name]) => !OF_BODY.includes(name))) }
      : null,
  }
}

const flat = (headers: readonly (readonly [string, unknown])[]) =>
  headers.flatMap(([name, value]) => [name, String(value)])

function write({ id, headers }: FastifyRequest, { raw }: FastifyReply, answer: StoredAnswer) {
  const { known, body } = answer
  if (known && matchesEtag(headers['if-none-match'], known.tag)) {
    raw.writeHead(304, [...known.headers, ID, id]).end()
  } else raw.writeHead(200, [...answer.headers, ID, id]).end(body)
}
