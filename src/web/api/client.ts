import type { Endpoint, InputOf, ReceivedOf } from '#contract/endpoint.ts'
import { REQUEST_TIMEOUT_MS } from '#domain/limits/limits.ts'
import { ApiRefusal, bodyIn, isRefusal } from './api-refusal.ts'
import { confirmIdentity } from './confirm-identity.ts'
import { firstOf } from './first-signal.ts'
import { renewSession } from './renew-session.ts'
import { currentSession, holdBackForFactor } from './session.ts'

export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Identifies an operation that must not run twice; the same for every retry. */
  readonly idempotencyKey?: string | undefined
}

/** Input of any endpoint. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: Readonly<Record<string, unknown>> | undefined
  readonly body?: unknown
}

/**
 * Calls an endpoint of the contract as the signed-in user. Repeats the call after renewing an expired
 * access token, and after the member has confirmed their identity where the call requires it.
 *
 * Shows no messages, redirects nowhere and caches nothing: screens handle refusals.
 *
 * @throws ApiRefusal
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ReceivedOf<E>> {
  const response = await renewing(() => send(endpoint, input, options))
  // The reply is not parsed again: the server of the same release sends what the contract says.
  return (response.status === 204 ? undefined : await jsonOf(response)) as ReceivedOf<E>
}

/** Calls an endpoint that replies with a file. */
export async function download<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
  const response = await renewing(() => send(endpoint, input, {}))
  return response.blob()
}

/**
 * Downloads a text synchronously; null on failure. Only for browser events that wait for no
 * promise, such as printing.
 */
export function downloadNow<E extends Endpoint>(endpoint: E, input: InputOf<E>): string | null {
  const request = new XMLHttpRequest()
  request.open(endpoint.method, addressOf(endpoint, input), false)
  for (const [name, value] of Object.entries(headersOf(undefined, {})))
    request.setRequestHeader(name, value)
  try {
    request.send()
  } catch {
    return null
  }
  return request.status === 200 ? request.responseText : null
}

/**
 * Repeats a call once after what it was refused for is settled: an expired access token is renewed,
 * and the member confirms their identity if the call requires that.
 */
export async function renewing<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await withRenewedSession(attempt)
  } catch (error) {
    if (!isRefusal(error, 'CONFIRMATION_REQUIRED') || !(await confirmIdentity())) throw error
    return withRenewedSession(attempt)
  }
}

async function withRenewedSession<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const isOver = error instanceof ApiRefusal && error.status === 401 && currentSession()
    if (!isOver || error.code === 'INVALID_CREDENTIALS' || !(await renewSession())) throw error
    return attempt()
  }
}

async function send(endpoint: Endpoint, input: AnyInput, options: CallOptions): Promise<Response> {
  const { body } = input
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const response = await fetch(addressOf(endpoint, input), {
    method: endpoint.method,
    credentials: 'same-origin',
    headers: headersOf(body, options),
    signal: options.signal ? firstOf(options.signal, timeout) : timeout,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw options.signal?.aborted ? error : new ApiRefusal('OFFLINE')
  })
  if (response.ok) return response
  const refusal = await refusalOf(response)
  if (refusal.code === 'SECOND_FACTOR_SETUP_REQUIRED') holdBackForFactor()
  throw refusal
}

/** Builds the URL of a call with its parameters and query. */
export function addressOf(endpoint: Endpoint, { params = {}, query = {} }: AnyInput): string {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  )
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name, String(value)])
  return search.length > 0 ? `${path}?${new URLSearchParams(search)}` : path
}

function headersOf(body: unknown, { idempotencyKey }: CallOptions): Record<string, string> {
  const token = currentSession()?.accessToken
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  }
}

/** Converts a failed response to a refusal, even if its body is malformed. */
export async function refusalOf(response: Response): Promise<ApiRefusal> {
  const body = bodyIn(await response.json().catch(() => null))
  const fallback = response.status >= 502 ? 'UNAVAILABLE' : 'INTERNAL_ERROR'
  return new ApiRefusal(body.code ?? fallback, response.status, body)
}

const jsonOf = (response: Response): Promise<unknown> =>
  response.json().catch(() => {
    throw new ApiRefusal('OFFLINE')
  })
