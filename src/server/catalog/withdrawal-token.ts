import { createHmac } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'

/**
 * Link to the page that withdraws all product requests of an address. Needs no login, as the law
 * requires.
 */
export const withdrawalLink = (
  { publicUrl, secret }: Pick<Deps, 'publicUrl' | 'secret'>,
  email: string,
): string => `${publicUrl}/user/consulting/withdraw-request?token=${tokenOf(secret, email)}`

/** Returns the address in a token, or undefined for an invalid token. */
export function verifyWithdrawalToken(secret: string, token: string): string | undefined {
  const [address = ''] = token.split('.')
  const email = Buffer.from(address, 'base64url').toString()
  return constantTimeEqual(token, tokenOf(secret, email)) ? email : undefined
}

/** The token of an address never changes, so that the link in the oldest mail still works. */
function tokenOf(secret: string, email: string): string {
  const address = Buffer.from(email).toString('base64url')
  const signature = createHmac('sha256', secret).update(`withdraw request\n${address}`)
  return `${address}.${signature.digest('base64url')}`
}
