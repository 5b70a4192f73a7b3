import { createHash, createHmac, randomBytes } from 'node:crypto'

const SECRET_BYTES = 32
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

export interface RefreshToken {
  readonly sessionId: string
  /** Only its hash is stored. */
  readonly secret: string
}

export const newRefreshSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url')

/**
 * Derives the next refresh secret with the installation's secret: two tabs that refresh with the
 * same token get the same next one, and nobody else can predict it.
 */
export const nextRefreshSecret = (
  installationSecret: string,
  { sessionId, secret }: RefreshToken,
) =>
  createHmac('sha256', installationSecret)
    .update(`refresh\n${sessionId}\n${secret}`)
    .digest('base64url')

export const formatRefreshToken = ({ sessionId, secret }: RefreshToken): string =>
  `${sessionId}.${secret}`

/** Returns null for anything that is not a refresh token of this site. */
export function parseRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, secret] = TOKEN.exec(text) ?? []
  return sessionId && secret ? { sessionId, secret } : null
}

export const hashRefreshSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
