import { createHmac } from 'node:crypto'
import type { Deps } from '#server/deps.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'

/** The page that withdraws what an address asked to be told. It needs no login, as the law wants it. */
export const withdrawalLink = (
  { publicUrl, secret }: Pick<Deps, 'publicUrl' | 'secret'>,
  email: string,
): string => `${publicUrl}/user/consulting/withdraw-request?token=${tokenOf(secret, email)}`

/** The address that a token was made for, or undefined for a token that is not ours. */
export function verifyWithdrawalToken(secret: string, token: string): string | undefined {
  const [address = ''] = token.split('.')
  const email = Buffer.from(address, 'base64url').toString()
  return constantTimeEqual(token, tokenOf(secret, email)) ? email : undefined
}

/** The same one in every mail to an address, so that the link of the oldest still works. */
function tokenOf(secret: string, email: string): string {
  const address = Buffer.from(email).toString('base64url')
  const signature = createHmac('sha256', secret).update(`withdraw request\n${address}`)
  return `${address}.${signature.digest('base64url')}`
}
