import {
  addressProof,
  CLIENT_ADDRESS_PATH,
  type ClientAddress,
} from '#server/monitoring/serve-client-address.ts'
import { errorMessage } from '#server/platform/error-fields.ts'
import { type Check, type Finding, fail, ok } from '../finding.ts'

const TIMEOUT_MS = 5_000
/** An address for documentation (RFC 5737), which no client has. */
const FORGED = '203.0.113.77'

/** Sends requests through PUBLIC_URL and examines what the site takes their client for. */
export const proxy: Check = {
  name: 'proxy',
  async examine({ isRunning, secret, publicUrl, localUrl }) {
    if (!isRunning || !secret) return []
    if (publicUrl === localUrl) return [ok('none: visitors reach the site itself')]
    const ask = async (headers: Record<string, string>) => {
      const answer = await fetch(`${publicUrl}${CLIENT_ADDRESS_PATH}`, {
        headers: { ...headers, ...addressProof(secret, new Date()) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      // The site of this checkout answers with what the type says.
      return (await answer.json()) as ClientAddress
    }
    try {
      const [plain, forged] = await Promise.all([ask({}), ask({ 'x-forwarded-for': FORGED })])
      return judgeProxy(plain, forged, publicUrl)
    } catch (error) {
      return [
        fail(
          `no request to ${publicUrl} reaches this site (${errorMessage(error)})`,
          'check the DNS name, the firewall and where the proxy forwards to',
        ),
      ]
    }
  },
}

/** Judges what the site saw of a plain request and of one that forged its address. */
export function judgeProxy(
  plain: ClientAddress,
  forged: ClientAddress,
  publicUrl: string,
): Finding[] {
  const found: Finding[] = []
  if (forged.client === FORGED)
    found.push(
      fail(
        'anybody can pretend to have another address: the proxy passes X-Forwarded-For on',
        'let the proxy replace the header, or set TRUST_PROXY to its address instead of true',
      ),
    )
  else if (plain.forwarded_for === null && plain.peer === plain.client)
    found.push(
      publicUrl.startsWith('https:')
        ? fail('the proxy does not send X-Forwarded-For', 'add the header there')
        : ok('none between'),
    )
  else if (plain.client === plain.peer)
    found.push(
      fail(
        `all visitors share the address of the proxy, ${plain.peer}, and its limits`,
        `set TRUST_PROXY=${plain.peer}`,
      ),
    )
  else found.push(ok(`the client ${plain.client} is seen through the proxy ${plain.peer}`))
  if (publicUrl.startsWith('https:') && !plain.secure)
    found.push(
      fail(
        'the site takes the encrypted request for an open one, so cookies are not secure',
        'let the proxy send X-Forwarded-Proto: https, and set TRUST_PROXY',
      ),
    )
  return found
}
