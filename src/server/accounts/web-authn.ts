import type { Deps } from '#server/deps.ts'

/** Loaded when a passkey is used: its certificate parsers cost memory that most processes never need. */
export const webAuthn = () => import('@simplewebauthn/server')

/** Site for which passkeys are created: its domain, and the only origin that they are used on. */
export function relyingParty({ publicUrl }: Pick<Deps, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, origin }
}

/** Reads the challenge that a browser says was signed; empty if there is none. */
export function challengeIn(clientDataJson: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    const isObject = typeof data === 'object' && data !== null
    return isObject && 'challenge' in data ? String(data.challenge) : ''
  } catch {
    return ''
  }
}
