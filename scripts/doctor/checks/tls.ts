import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Check, fail, ok, warn } from '../finding.ts'

const TIMEOUT_MS = 5_000
const DAY_MS = 86_400_000
const WARN_DAYS = 21
const FAIL_DAYS = 7

/** Examines the certificate of PUBLIC_URL. */
export const tls: Check = {
  name: 'TLS',
  async examine({ publicUrl, isPublic }) {
    const url = new URL(publicUrl)
    if (url.protocol === 'http:')
      return [
        isPublic
          ? fail(
              `${publicUrl} is not encrypted`,
              'put a proxy with TLS in front and set PUBLIC_URL to https://…',
            )
          : ok('not needed on this machine'),
      ]
    const { problem, daysLeft } = await certificateOf(url)
    const action = 'look at the certificate of the proxy and at what renews it'
    if (problem) return [fail(`browsers refuse ${url.host}: ${problem}`, action)]
    const text = `the certificate of ${url.host} is valid for ${daysLeft} days`
    if (daysLeft < FAIL_DAYS) return [fail(text, action)]
    return [daysLeft < WARN_DAYS ? warn(text, action) : ok(text)]
  },
}

/** Reads a certificate, also one that is not trusted. */
function certificateOf({ hostname, port }: URL) {
  return new Promise<{ problem: string | null; daysLeft: number }>((settle, reject) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      ...(!isIP(hostname) && { servername: hostname }),
      rejectUnauthorized: false,
      timeout: TIMEOUT_MS,
    })
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(new Error(`${hostname} does not answer`)))
    socket.once('secureConnect', () => {
      const until = Date.parse(socket.getPeerCertificate().valid_to)
      const { authorized, authorizationError } = socket
      const problem = authorized ? null : String(authorizationError)
      settle({ problem, daysLeft: Math.floor((until - Date.now()) / DAY_MS) })
      socket.end()
    })
  })
}
