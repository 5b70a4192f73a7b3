import type { Endpoint, InputOf, ReplyOf } from '#contract/endpoint.ts'
import { REQUEST_TIMEOUT_MS } from '#domain/limits/limits.ts'
import { ApiRefusal, bodyIn } from './api-refusal.ts'
import { type AnyInput, addressOf, renewing } from './client.ts'
import { currentSession } from './session.ts'

interface UploadOptions {
  readonly images: readonly Blob[]
  /** Name of the multipart field of a picture. */
  readonly field?: 'images' | 'file'
  readonly idempotencyKey: string
  readonly signal?: AbortSignal
  /** Share of all bytes, 0 to 1. `fetch` does not report it, hence XMLHttpRequest. */
  readonly onProgress?: (part: number) => void
}

/**
 * Calls a multipart endpoint: the body as `payload`, pictures as `images`. Times out only if no
 * byte has moved for {@link REQUEST_TIMEOUT_MS}, so that slow phones can finish.
 *
 * @throws ApiRefusal
 */
export const upload = <E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: UploadOptions,
): Promise<ReplyOf<E>> =>
  // The server of the same release sends what the contract says.
  renewing(() => sendForm(endpoint, input, options)) as Promise<ReplyOf<E>>

function sendForm(
  endpoint: Endpoint,
  input: AnyInput,
  { images, field = 'images', idempotencyKey, onProgress, signal }: UploadOptions,
): Promise<unknown> {
  const form = new FormData()
  form.set('payload', JSON.stringify(input.body ?? {}))
  images.forEach((image, index) => {
    form.append(field, image, `photo-${index + 1}`)
  })

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    let moved = Date.now()
    const watch = setInterval(() => {
      if (Date.now() - moved > REQUEST_TIMEOUT_MS) request.abort()
    }, 1_000)
    const finish = (settle: () => void) => {
      clearInterval(watch)
      settle()
    }

    request.open(endpoint.method, addressOf(endpoint, input))
    request.responseType = 'json'
    const token = currentSession()?.accessToken
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('idempotency-key', idempotencyKey)
    request.upload.onprogress = ({ loaded, total }) => {
      moved = Date.now()
      onProgress?.(total > 0 ? loaded / total : 0)
    }
    request.onload = () => finish(() => answered(request, resolve, reject))
    request.onerror = () => finish(() => reject(new ApiRefusal('OFFLINE')))
    request.onabort = () => finish(() => reject(new ApiRefusal('OFFLINE')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

function answered(
  { status, response }: XMLHttpRequest,
  resolve: (reply: unknown) => void,
  reject: (error: ApiRefusal) => void,
) {
  if (status >= 200 && status < 300) return resolve(response ?? {})
  const body = bodyIn(response)
  reject(new ApiRefusal(body.code ?? 'INTERNAL_ERROR', status, body))
}
