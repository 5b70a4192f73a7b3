import type { FastifyRequest } from 'fastify'
import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { Caller } from './caller.ts'
import { parseCookies } from './cookies.ts'
import { refusalResponse } from './errors.ts'
import { languageOf } from './language.ts'
import { Refusal } from './refusal.ts'
import { answerInProcess, type Route } from './route.ts'

/** Calls an endpoint. Throws a refusal as the `Response` that the call would get over HTTP. */
export type PageCall = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ReplyOf<E>>

/** Calls the API in process, for pages that this server renders. */
export function pageCalls(routes: readonly Route[]) {
  const byEndpoint = new Map(
    routes.map((it) => [`${it.endpoint.method} ${it.endpoint.path}`, it] as const),
  )

  /** Calls as the visitor of a page; `onFailure` is called for each call that fails. */
  return (request: FastifyRequest, caller: Caller, onFailure: (error: unknown) => void): PageCall =>
    async (endpoint, input) => {
      const found = byEndpoint.get(`${endpoint.method} ${endpoint.path}`)
      if (!found) throw new Error(`${endpoint.method} ${endpoint.path} is not served`)
      try {
        return await answerInProcess<typeof endpoint>(found, input, caller, contextOf(request))
      } catch (error) {
        onFailure(error)
        throw error instanceof Refusal ? refusalResponse(request, endpoint, error) : error
      }
    }
}

const contextOf = (request: FastifyRequest) => ({
  language: languageOf(request),
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
  requestId: request.id,
  idempotency: null,
  header: () => null,
  cookies: parseCookies(request),
  files: [],
  setCookie: () => undefined,
})
