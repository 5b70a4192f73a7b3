import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { constantTimeEqual } from '#server/platform/constant-time-equal.ts'
import type { SocialDeletionRequest } from '#server/ports/social-login.ts'

interface Keys {
  readonly clientSecret: string
  readonly adminKey?: string | undefined
}

type ParseDeletionRequest = (notice: SocialDeletionRequest, keys: Keys) => string | null

const payloadSchema = z.object({
  algorithm: z.string().regex(/^HMAC-SHA256$/i),
  user_id: z.union([z.string().min(1), z.int()]).transform(String),
})

/** `base64url(signature).base64url(JSON)`, signed with the app's secret. */
const facebook: ParseDeletionRequest = ({ fields }, { clientSecret }) => {
  const [signature = '', payload = ''] = fields.signed_request?.split('.') ?? []
  const expected = createHmac('sha256', clientSecret).update(payload).digest('base64url')
  if (!constantTimeEqual(signature.replace(/=+$/, ''), expected)) return null
  return payloadSchema.safeParse(jsonIn(payload)).data?.user_id ?? null
}

/** Not signed: the header contains the admin key itself. */
const kakao: ParseDeletionRequest = ({ authorization, fields }, { adminKey }) => {
  if (!adminKey || !constantTimeEqual(authorization ?? '', `KakaoAK ${adminKey}`)) return null
  return fields.user_id || null
}

/** Verifies and parses deletion requests by provider. Source: the providers' documentation. */
export const parseDeletionRequest: Readonly<Partial<Record<SocialProvider, ParseDeletionRequest>>> =
  { facebook, kakao }

function jsonIn(base64url: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64url, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}
