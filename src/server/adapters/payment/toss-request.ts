import type { Logger } from 'pino'
import { z } from 'zod'
import { errorMessage } from '#server/platform/error-fields.ts'
import { CONFIGURATION_CODES, type TossResponse } from './toss-response.ts'

const TIMEOUT_MS = 20_000

export interface TossSettings {
  /** Origin of the API, e.g. `https://api.tosspayments.com`. */
  readonly baseUrl: string
  readonly secretKey: string
  readonly log: Logger
  readonly timeoutMs?: number
}

const failure = z.object({ code: z.string() })

/** Makes one call. Returns failures instead of throwing. Logs no personal data. */
export async function callToss(
  { baseUrl, secretKey, log, timeoutMs = TIMEOUT_MS }: TossSettings,
  method: 'GET' | 'POST',
  path: string,
  { body, idempotencyKey }: { readonly body?: object; readonly idempotencyKey?: string } = {},
): Promise<TossResponse> {
  try {
    const response = await fetch(new URL(path, baseUrl), {
      method,
      redirect: 'error',
      headers: {
        // The secret key is the user name, the password is empty: hence the colon.
        authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer: unknown = await response.json().catch(() => null)
    const code = failure.safeParse(answer).data?.code ?? null
    const trace = response.headers.get('x-tosspayments-trace-id')
    log.info({ path: path.split('?')[0], status: response.status, code, trace }, 'toss answered')
    return { status: response.status, code: response.ok ? null : code, body: answer }
  } catch (error) {
    const why = errorMessage(error)
    log.warn({ path: path.split('?')[0], why }, 'toss did not answer')
    return { status: null, why }
  }
}

/** Asks for a payment that nobody has: the answer tells whether the secret key is accepted. */
export async function checkTossKey(
  settings: TossSettings,
): Promise<'accepted' | 'refused' | { readonly why: string }> {
  const answer = await callToss(settings, 'GET', '/v1/payments/orders/gyeol-doctor')
  if (answer.status === null) return answer
  const isRefused = answer.status === 401 || CONFIGURATION_CODES.has(answer.code ?? '')
  if (isRefused) return 'refused'
  return answer.status < 500 ? 'accepted' : { why: `status ${answer.status}` }
}
