import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { SmsSender } from '#server/ports/sms-sender.ts'

const TIMEOUT_MS = 10_000
const SEND_PATH = '/messages/v4/send-many/detail'

interface SolapiOptions {
  /** Origin of the service, e.g. `https://api.solapi.com`. */
  readonly url: string
  readonly apiKey: string
  readonly apiSecret: string
  /** Sender number that is registered at Solapi, digits only. */
  readonly from: string
  readonly now: () => Date
  readonly timeoutMs?: number
}

const reply = z.object({
  failedMessageList: z
    .array(z.object({ statusCode: z.string().nullish(), statusMessage: z.string().nullish() }))
    .default([]),
})
const balance = z.object({ balance: z.number() })
const refused = z.object({ errorCode: z.string(), errorMessage: z.string() })

/** Sends text messages through Solapi, whose status 200 may still list rejected messages. */
export const solapiSender = (options: SolapiOptions): SmsSender => ({
  from: options.from,
  async send({ to, text }) {
    const response = await fetch(new URL(SEND_PATH, options.url), {
      method: 'POST',
      redirect: 'error',
      headers: { 'content-type': 'application/json', authorization: signatureOf(options) },
      body: JSON.stringify({ messages: [{ to, from: options.from, text }] }),
      signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new Error(`Solapi answered ${response.status} ${reasonOf(answer)}`)
    const [failed] = reply.parse(answer).failedMessageList
    if (failed)
      throw new Error(`Solapi did not take it: ${failed.statusCode} ${failed.statusMessage}`)
  },
})

/**
 * Reads the balance in won, which sends nothing.
 *
 * @throws when Solapi does not accept the keys
 */
export async function checkSolapi(options: Omit<SolapiOptions, 'from'>): Promise<number> {
  const response = await fetch(new URL('/cash/v1/balance', options.url), {
    redirect: 'error',
    headers: { authorization: signatureOf(options) },
    signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
  })
  const answer: unknown = await response.json().catch(() => null)
  if (!response.ok) throw new Error(`Solapi answered ${response.status} ${reasonOf(answer)}`)
  return balance.parse(answer).balance
}

function signatureOf({ apiKey, apiSecret, now }: Omit<SolapiOptions, 'from'>): string {
  const date = now().toISOString()
  const salt = randomBytes(16).toString('hex')
  const signature = createHmac('sha256', apiSecret)
    .update(date + salt)
    .digest('hex')
  return `HMAC-SHA256 apiKey=${apiKey}, date=${date}, salt=${salt}, signature=${signature}`
}

function reasonOf(answer: unknown): string {
  const { data } = refused.safeParse(answer)
  return data ? `${data.errorCode}: ${data.errorMessage}` : 'without a reason'
}
