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
 * The secret that follows. It is derived with the installation's secret, so that two tabs that
 * refresh with one token are given the same next one, and nobody else can foretell it.
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

/** Null for what is no token of ours. */
export function parseRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, secret] = TOKEN.exec(text) ?? []
  return sessionId && secret ? { sessionId, secret } : null
}

export const hashRefreshSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')
