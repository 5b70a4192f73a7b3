import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import type { Language } from '#domain/languages/languages.ts'

interface SiteCallOptions {
  readonly token?: string | undefined
  readonly idempotencyKey?: string
  readonly language?: Language
  /** Sent with a multipart body. */
  readonly images?: readonly File[]
}

/** Calls a running site over HTTP. Throws on a refusal. */
export async function callSite<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: InputOf<E>,
  { token, idempotencyKey, language, images = [] }: SiteCallOptions = {},
): Promise<ReplyOf<E>> {
  const response = await fetch(url + addressOf(endpoint, input), {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(language && { 'accept-language': language }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(endpoint.bodyKind !== 'multipart' &&
        input.body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(input.body !== undefined && { body: bodyOf(endpoint, input.body, images) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${endpoint.path} answered ${response.status}: ${text}`)
  return (text ? JSON.parse(text) : undefined) as ReplyOf<E>
}

function bodyOf(endpoint: Endpoint, body: unknown, images: readonly File[]): FormData | string {
  if (endpoint.bodyKind !== 'multipart') return JSON.stringify(body)
  const form = new FormData()
  form.set('payload', JSON.stringify(body))
  for (const image of images) form.append('images', image)
  return form
}

function addressOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const query = Object.entries((input.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)] as [string, string])
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path
}
